/* The sentences of UndefinedBehaviorSanitizer, from what clang hands to its
 * handlers on wasm32. The judge knows these sentences (report.awk): they are
 * the same as those of its runtime library in a terminal. */

/* Reads what a handler is given: a place in the source, and types. */
class Reader {
  constructor(memory, data) {
    this.view = new DataView(memory);
    this.data = data >>> 0;
  }

  number(at) {
    return this.view.getUint32(at >>> 0, true);
  }

  text(at) {
    let text = '';
    for (let c; (c = this.view.getUint8(at)); at++)
      text += String.fromCharCode(c);
    return text;
  }

  place() {
    const file = this.number(this.data);
    return { file: file ? this.text(file) : '',
      line: this.number(this.data + 4), column: this.number(this.data + 8) };
  }

  /* The kth type after the place. */
  type(k) {
    const at = this.number(this.data + 12 + 4 * k);
    const kind = this.view.getUint16(at, true);
    const details = this.view.getUint16(at + 2, true);
    return { name: this.text(at + 4), isInteger: kind === 0,
      isFloat: kind === 1, isSigned: (details & 1) === 1,
      bits: kind === 0 ? 1 << (details >> 1) : details };
  }

  /* A value is handed over itself if it has room in 32 bits, else its
   * address. */
  value(type, raw) {
    const at = raw >>> 0;
    if (type.isFloat)
      return type.bits === 64 ? this.view.getFloat64(at, true) : floatOf(raw);
    if (!type.isInteger) return raw;
    if (type.bits > 32)
      return type.isSigned ? this.view.getBigInt64(at, true)
        : this.view.getBigUint64(at, true);
    return type.isSigned ? BigInt.asIntN(type.bits, BigInt(raw))
      : BigInt.asUintN(type.bits, BigInt(raw));
  }
}

function floatOf(bits) {
  const view = new DataView(new ArrayBuffer(4));
  view.setInt32(0, bits);
  return view.getFloat32(0);
}

const hex = at => '0x' + (at >>> 0).toString(16).padStart(12, '0');

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
  float_cast_overflow: (r, [, value]) => `${r.value(r.type(0), value)} is ` +
    `outside the range of representable values of type ${r.type(1).name}`,
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
  from >>>= 0;
  to >>>= 0;
  if (!from && !to) return 'applying zero offset to null pointer';
  if (!from) return `applying non-zero offset ${to} to null pointer`;
  if (!to)
    return `applying non-zero offset to non-null pointer ${hex(from)} ` +
      'produced null pointer';
  return `${to < from ? 'addition' : 'subtraction'} of unsigned offset ` +
    `${to < from ? 'to' : 'from'} ${hex(from)} overflowed to ${hex(to)}`;
}

function mismatch(r, [, at]) {
  const what = ACCESSES[r.view.getUint8(r.data + 17)] ?? 'use of';
  const alignment = 1 << r.view.getUint8(r.data + 16);
  return at ? `${what} misaligned address ${hex(at)} for type ` +
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
