/* What UndefinedBehaviorSanitizer has found, from what clang hands to its
 * handlers: the kind of the failure, as the judge calls it, and the values of
 * the sentence about it, whose row is `found` (judge/sentences.tsv). */
import { Words, textAt, unsigned } from './wasi.js';

/* Reads what a handler is given: a place in the source, and types. */
class Reader {
  constructor(memory, data) {
    this.words = new Words(memory, typeof data === 'bigint' ? 8 : 4);
    this.view = this.words.view;
    this.data = unsigned(data);
    this.types = this.data + this.words.bytes + 8;
  }

  place() {
    const file = this.words.get(this.data), at = this.data + this.words.bytes;
    return { file: file ? textAt(this.view.buffer, file) : '',
      line: this.view.getUint32(at, true),
      column: this.view.getUint32(at + 4, true) };
  }

  /* The kth type after the place. */
  type(k) {
    const at = this.words.get(this.types + k * this.words.bytes);
    const kind = this.view.getUint16(at, true);
    const details = this.view.getUint16(at + 2, true);
    return { name: textAt(this.view.buffer, at + 4), isInteger: kind === 0,
      isSigned: (details & 1) === 1, bits: 1 << (details >> 1) };
  }

  /* A whole number is handed over itself if it has room in an address, else its
   * address. */
  value(type, raw) {
    if (!type.isInteger) return raw;
    const bits = type.bits > 8 * this.words.bytes
      ? this.view.getBigUint64(unsigned(raw), true) : BigInt(raw);
    return type.isSigned ? BigInt.asIntN(type.bits, bits)
      : BigInt.asUintN(type.bits, bits);
  }
}

/* What is found with whole numbers: a of the first type, b of the type that is
 * named, and what else the sentence needs. */
const numbers = (found, more = {}, typeOfB = 0) => (r, [, a, b = 0]) => {
  const { name: type, bits } = r.type(0);
  return { found, type, bits, a: r.value(r.type(0), a),
    b: r.value(r.type(typeOfB), b), ...more };
};

const FINDINGS = {
  add_overflow: numbers('overflow', { sign: '+' }),
  sub_overflow: numbers('overflow', { sign: '-' }),
  mul_overflow: numbers('overflow', { sign: '*' }),
  negate_overflow: numbers('negation'),
  divrem_overflow: (r, values) => {
    const finding = numbers('quotient')(r, values);
    return finding.b == 0 ? { kind: 'division', found: 'by_zero' } : finding;
  },
  vla_bound_not_positive: numbers('length'),
  load_invalid_value: numbers('value'),
  builtin_unreachable: () => ({ found: 'unreachable' }),
  out_of_bounds: (r, [, index]) => ({ kind: 'bounds', found: 'index',
    index: r.value(r.type(1), index), type: r.type(0).name }),
  pointer_overflow: (r, [, from, to]) => from && to
    ? { kind: 'far', found: 'far' }
    : { kind: 'null', found: from ? 'moved_to_null' : 'moved_null', to },
  shift_out_of_bounds: (r, values) => {
    const finding = numbers('shift', {}, 1)(r, values), { a, b } = finding;
    return { ...finding, found: b < 0 ? 'shift_below_0'
      : b >= finding.bits ? 'shift_too_far'
      : a < 0 ? 'shift_of_negative' : 'shift' };
  },
  type_mismatch: (r, [, at]) => {
    const behind = r.types + r.words.bytes, type = r.type(0).name;
    const access = { 0: 'load', 1: 'store', 3: 'member' }[
      r.view.getUint8(behind + 1)] ?? 'use';
    return !at ? { kind: 'null', found: `${access}_null`, type }
      : { found: `${access}_off`, alignment: 1 << r.view.getUint8(behind),
        type };
  },
};

/* { file, line, column, kind, found, ... } for a call of the handler `name`. */
export function finding(memory, name, values) {
  const handler = name.replace(/^__ubsan_handle_/, '')
    .replace(/(_v1)?(_abort)?$/, '');
  const reader = new Reader(memory, values[0]);
  const find = FINDINGS[handler] ?? (() => ({ found: 'other', handler }));
  return { ...reader.place(), kind: 'undefined', ...find(reader, values) };
}
