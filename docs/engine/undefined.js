/* The sentences of UndefinedBehaviorSanitizer, from what clang hands to its
 * handlers. The judge knows these sentences (report.awk): they are the same as
 * those of its runtime library in a terminal. */
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

  address(raw) {
    return BigInt.asUintN(8 * this.words.bytes, BigInt(raw));
  }
}

const hex = at => '0x' + at.toString(16).padStart(12, '0');

const ACCESSES = ['load of', 'store to', 'reference binding to',
  'member access within'];

function overflow(sign) {
  return (r, [, a, b]) => {
    const type = r.type(0);
    return `${type.isSigned ? 'signed' : 'unsigned'} integer overflow: ` +
      `${r.value(type, a)} ${sign} ${r.value(type, b)} ` +
      `cannot be represented in type ${type.name}`;
  };
}

const SENTENCES = {
  add_overflow: overflow('+'),
  sub_overflow: overflow('-'),
  mul_overflow: overflow('*'),
  negate_overflow: (r, [, a]) => `negation of ${r.value(r.type(0), a)} cannot` +
    ` be represented in type ${r.type(0).name}; ` +
    'cast to an unsigned type to negate this value to itself',
  divrem_overflow: (r, [, a, b]) => r.value(r.type(0), b) == 0
    ? 'division by zero' : `division of ${r.value(r.type(0), a)} by -1 ` +
      `cannot be represented in type ${r.type(0).name}`,
  out_of_bounds: (r, [, index]) =>
    `index ${r.value(r.type(1), index)} out of bounds for type ` +
    r.type(0).name,
  vla_bound_not_positive: (r, [, bound]) => 'variable length array bound ' +
    `evaluates to non-positive value ${r.value(r.type(0), bound)}`,
  load_invalid_value: (r, [, value]) => `load of value ` +
    `${r.value(r.type(0), value)}, which is not a valid value for type ` +
    r.type(0).name,
  builtin_unreachable: () => 'execution reached an unreachable program point',
  shift_out_of_bounds: shift,
  pointer_overflow: pointer,
  type_mismatch: mismatch,
};

function shift(r, [, value, count]) {
  const left = r.type(0), right = r.type(1);
  const base = r.value(left, value), places = r.value(right, count);
  if (places < 0) return `shift exponent ${places} is negative`;
  if (places >= left.bits)
    return `shift exponent ${places} is too large for ${left.bits}-bit type ` +
      left.name;
  return base < 0 ? `left shift of negative value ${base}`
    : `left shift of ${base} by ${places} places cannot be represented in ` +
      `type ${left.name}`;
}

function pointer(r, [, from, to]) {
  from = r.address(from);
  to = r.address(to);
  if (!from && !to) return 'applying zero offset to null pointer';
  if (!from) return `applying non-zero offset ${to} to null pointer`;
  if (!to)
    return `applying non-zero offset to non-null pointer ${hex(from)} ` +
      'produced null pointer';
  return `${to < from ? 'addition' : 'subtraction'} of unsigned offset ` +
    `${to < from ? 'to' : 'from'} ${hex(from)} overflowed to ${hex(to)}`;
}

function mismatch(r, [, at]) {
  const behind = r.types + r.words.bytes;
  const what = ACCESSES[r.view.getUint8(behind + 1)] ?? 'use of';
  const alignment = 1 << r.view.getUint8(behind);
  return at ? `${what} misaligned address ${hex(r.address(at))} for type ` +
    `${r.type(0).name}, which requires ${alignment} byte alignment`
    : `${what} null pointer of type ${r.type(0).name}`;
}

/* { file, line, column, says } for a call of the handler `name`. */
export function inWords(memory, name, values) {
  const kind = name.replace(/^__ubsan_handle_/, '')
    .replace(/(_v1)?(_abort)?$/, '');
  const reader = new Reader(memory, values[0]);
  const sentence = SENTENCES[kind] ?? (() => kind.replace(/_/g, ' '));
  return { ...reader.place(), says: sentence(reader, values) };
}
