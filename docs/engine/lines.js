/* The lines of a WebAssembly module's source, from its .debug_line section
 * (DWARF 4, as clang writes it with -gdwarf-4). Which of its functions a trap
 * was in, the browser's stack tells; in Chromium and Firefox the place in the
 * file, too. */

class Bytes {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  /* Nothing lies behind the end, so that every loop over bytes ends. */
  byte() {
    if (this.at >= this.bytes.length) throw new RangeError('no more bytes');
    return this.bytes[this.at++];
  }

  number(size) {
    this.at += size;
    return size === 2 ? this.view.getUint16(this.at - 2, true)
      : this.view.getUint32(this.at - 4, true);
  }

  /* A number of any length, seven bits in each byte. */
  long() {
    let value = 0, bits = 0, byte;
    do {
      byte = this.byte();
      value += (byte & 127) * 2 ** bits;
      bits += 7;
    } while (byte & 128);
    this.negative = (byte & 64) !== 0 ? 2 ** bits : 0;
    return value;
  }

  signed() {
    return this.long() - this.negative;
  }

  text(end = this.bytes.indexOf(0, this.at)) {
    if (end < this.at) throw new RangeError('a text without an end');
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = end + 1;
    return text;
  }
}

/* Where the code begins, and the section of the lines. */
function sections(module) {
  const b = new Bytes(module, 8), found = {};
  while (b.at < module.length) {
    const kind = b.byte(), size = b.long(), from = b.at;
    if (kind === 10) found.code = from;
    if (kind === 0) {
      const length = b.long();
      if (b.text(b.at + length) === '.debug_line')
        found.lines = module.subarray(b.at - 1, from + size);
    }
    b.at = from + size;
  }
  return found;
}

/* The header of a unit's program: its parameters and the names of its files. */
function header(b) {
  const head = { end: b.at + 4 + b.number(4) };
  head.version = b.number(2);
  head.program = b.at + 4 + b.number(4);
  head.shortest = b.byte();
  b.at += 2;
  head.base = b.view.getInt8(b.at++);
  head.range = b.byte();
  head.first = b.byte();
  head.lengths = [0];
  for (let k = 1; k < head.first; k++) head.lengths.push(b.byte());
  while (b.bytes[b.at]) b.text();
  b.at++;
  head.files = [''];
  while (b.bytes[b.at]) {
    head.files.push(b.text());
    for (let k = 0; k < 3; k++) b.long();
  }
  b.at = head.program;
  return head;
}

/* The linker gives 0, or an address near 2^32, to what it has left out. */
const isKept = ({ address }) => address > 0 && address < 0xfffffff0;

/* By how many instructions a code goes on that also puts a row. */
const stepsOf = (head, code) => Math.floor((code - head.first) / head.range);

/* Runs a unit's program: the rows of each function that the linker kept. */
function run(b, head, rows) {
  let now, part;
  const begin = () => {
    now = { address: 0, file: 1, line: 1, column: 0 };
    part = [];
  };
  const advance = steps => { now.address += head.shortest * steps; };
  const put = end => part.push({ ...now, file: head.files[now.file], end });
  const extended = () => {
    const next = b.long() + b.at, code = b.byte();
    if (code === 2) now.address = b.number(4);
    if (code === 1) {
      put(true);
      if (isKept(part[0])) rows.push(...part);
      begin();
    }
    b.at = next;
  };
  const standard = {
    0: extended,
    1: () => put(false),
    2: () => advance(b.long()),
    3: () => { now.line += b.signed(); },
    4: () => { now.file = b.long(); },
    5: () => { now.column = b.long(); },
    8: () => advance(stepsOf(head, 255)),
    9: () => { now.address += b.number(2); },
  };
  begin();
  while (b.at < head.end) {
    const code = b.byte();
    if (code >= head.first) {
      advance(stepsOf(head, code));
      now.line += head.base + (code - head.first) % head.range;
      put(false);
    } else if (standard[code]) standard[code]();
    else for (let k = 0; k < head.lengths[code]; k++) b.long();
  }
}

/* The rows of the whole section; none, if it is damaged. */
function rowsOf(lines = new Uint8Array()) {
  const rows = [], b = new Bytes(lines);
  try {
    while (b.at < lines.length) {
      const head = header(b);
      if (head.version === 4) run(b, head, rows);
      b.at = head.end;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
  return rows.sort((a, b) => a.address - b.address);
}

/* Returns a function: { file, line, column } of an offset in the module, or
 * null. */
export function linesOf(module) {
  const { code, lines } = sections(module), rows = rowsOf(lines);
  return offset => {
    let low = 0, high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle].address <= offset - code) low = middle + 1;
      else high = middle;
    }
    const row = rows[low - 1];
    return row && !row.end ? row : null;
  };
}

/* A line of a browser's stack, if it is a function of WebAssembly: { name,
 * offset }. Chromium: "at name (wasm://wasm/1f:wasm-function[7]:0x1a)",
 * Firefox: "name@url:wasm-function[7]:0x1a". */
const FRAME = /(?:at )?([\w$.]*) ?[@(].*wasm-function\[\d+\]:0x([0-9a-f]+)/;

export function frameOf(text) {
  const found = text.match(FRAME);
  return found && { name: found[1].replace(/^.*\./, ''),
    offset: parseInt(found[2], 16) };
}
