/* What both modules, the student's and the judge's, import: the little of WASI
 * that a C library needs to print and to end. */

/* Thrown through the C. It ends the module's run; a module that it has gone
 * through is not called again. */
export class Stopped extends Error {
  constructor(kind, what) {
    super(kind);
    this.kind = kind;
    this.what = what;
  }
}

const BAD_DESCRIPTOR = 8, INVALID = 28, NOT_SUPPORTED = 52;

/* What a module may hand over at a time, whatever it says: pieces of what is
 * printed, bytes of a piece and of a name. */
const MOST_PIECES = 1024, MOST_BYTES = 1 << 21, MOST_NAME = 4096;

/* A character for each byte. ("latin1" of a TextDecoder has others.) */
export const charactersOf = bytes =>
  Array.from(bytes, byte => String.fromCharCode(byte)).join('');

/* An address or a size, which comes with a sign: of a module of 64 bits as a
 * BigInt, of a memory of 32 bits as a number. */
export function unsigned(value) {
  return typeof value === 'bigint' ? Number(BigInt.asUintN(64, value))
    : value >>> 0;
}

/* Reads and writes such values in a memory, where each has so many bytes. */
export class Words {
  constructor(memory, bytes) {
    this.view = new DataView(memory);
    this.bytes = bytes;
  }

  get(at) {
    return this.bytes === 8 ? Number(this.view.getBigUint64(at, true))
      : this.view.getUint32(at, true);
  }

  set(at, value) {
    if (this.bytes === 8) this.view.setBigUint64(at, BigInt(value), true);
    else this.view.setUint32(at, value, true);
  }
}

/* Writes COUNT pieces of memory, whose places and sizes stand at LIST. Returns
 * how many bytes they have. */
function writePieces(words, list, count, write) {
  let total = 0;
  for (let k = 0; k < count; k++) {
    const from = words.get(list + 2 * k * words.bytes);
    const length = words.get(list + (2 * k + 1) * words.bytes);
    write(from, Math.min(length, MOST_BYTES));
    total += length;
  }
  return total;
}

function statusOfStreams(view, size) {
  return {
    /* A terminal, so that printf hands over each line. */
    fd_fdstat_get(stream, at) {
      const data = view(at, 24);
      for (let k = 0; k < 24; k++) data.setUint8(k, k ? 0 : 2);
      data.setBigUint64(8, 0x40n, true);
      return 0;
    },
    fd_filestat_get(stream, at) {
      const data = view(at, 64);
      for (let k = 0; k < 64; k++) data.setUint8(k, 0);
      data.setBigUint64(32, BigInt(size(stream)), true);
      return 0;
    },
  };
}

/* memory: gives the module's memory. write(stream, text): what is printed, a
 * character for each byte. size(stream): how much has been printed. ended: the
 * kind of Stopped for _exit(). word: gives the bytes of a size; addresses are
 * handed over with 32 bits. streams: what it may print to. */
function wasi({ memory, write, size, ended, word, streams = [1, 2] }) {
  const view = (at, length) => new DataView(memory(), at, length);
  const words = () => new Words(memory(), word());
  return {
    proc_exit(status) {
      throw new Stopped(ended, status);
    },
    fd_write(stream, list, count, at) {
      const data = words();
      if (!streams.includes(stream)) return BAD_DESCRIPTOR;
      if (count < 0 || count > MOST_PIECES) return INVALID;
      data.set(at, writePieces(data, list, count, (from, length) => write(
        stream, charactersOf(new Uint8Array(memory(), from, length)))));
      return 0;
    },
    /* No variable is set, and no file can be opened. */
    environ_sizes_get(count, bytes) {
      words().set(count, 0);
      words().set(bytes, 0);
      return 0;
    },
    environ_get: () => 0,
    fd_prestat_get: () => BAD_DESCRIPTOR,
    clock_time_get(clock, precision, at) {
      view(at, 8).setBigUint64(0, BigInt(Date.now()) * 1000000n, true);
      return 0;
    },
    /* Standard input is an empty pipe: a read waits. */
    fd_read() {
      throw new Stopped('idle');
    },
    /* To sleep, or to wait for something. */
    poll_oneoff() {
      throw new Stopped('idle');
    },
    ...statusOfStreams(view, size),
  };
}

/* All imports of a module; env(name) gives those that are not WASI's. What they
 * throw is first given to system.stopped(): C that is WebAssembly can catch it,
 * and go on. */
export function importsOf(module, env, system) {
  const known = wasi(system), given = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    given[from] ??= {};
    const act = from === 'wasi_snapshot_preview1'
      ? known[name] ?? (() => NOT_SUPPORTED) : env(name);
    given[from][name] = (...values) => {
      try {
        return act(...values);
      } catch (error) {
        system.stopped?.(error);
        throw error;
      }
    };
  }
  return given;
}

/* The text of C at an address, and the other way, into so many bytes. Of a text
 * that is too long the first bytes are taken. */
export function textAt(memory, at) {
  const from = unsigned(at);
  const bytes = new Uint8Array(memory).subarray(from, from + MOST_NAME);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}

export function putText(memory, at, text, room) {
  const bytes = new TextEncoder().encode(text).subarray(0, room - 1);
  new Uint8Array(memory).set([...bytes, 0], unsigned(at));
}
