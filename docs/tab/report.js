/* Why the code under test stopped, as records of the facts (docs/design.md). In
 * a terminal a sanitizer says it in words (judge/report.awk). */
import { frameOf, linesOf } from '../engine/lines.js';

/* An access outside a block, or in one that was freed. */
function access({ at, size, writes, block, bytes, freed, allocated }) {
  if (!block) return { kind: 'segfault' };
  return { kind: freed ? 'freed' : writes ? 'overrun' : 'overread',
    access: size, writes: Number(writes), size: bytes, distance: at - block,
    allocated: Number(allocated ?? false) };
}

export class Report {
  /* bytes: the student's module; source: the path to name. */
  constructor(bytes, source) {
    this.bytes = bytes;
    this.source = source;
  }

  isOfSource(file) {
    return this.source.endsWith(`/${file.split('/').pop()}`);
  }

  /* The frames of the student's own functions, the innermost first: those of
   * student_side.c and of the C library have no lines. The judge's own module
   * called them, by way of JavaScript: there they end. */
  frames(error) {
    this.lineAt ??= linesOf(this.bytes);
    const frames = [];
    let inside = false;
    for (const text of String(error.stack ?? '').split('\n')) {
      const found = frameOf(text);
      if (!found && inside && /callStudent/.test(text)) break;
      if (!found) continue;
      inside = true;
      const row = this.lineAt(found.offset);
      if (row) frames.push({ name: found.name, row });
    }
    return frames;
  }

  undefined({ file, line, column, ...values }) {
    return this.isOfSource(file) ? { ...values, line, column } : values;
  }

  /* A trap of WebAssembly, which has no other name than a browser's words. The
   * stack of C lies lowest in memory: one that is too deep ends below address
   * 0, in the first lines of a function. */
  trap(error) {
    const words = String(error);
    if (/call stack|stack size|too much recursion/.test(words)) return 'stack';
    if (/out of bounds/.test(words))
      return this.frames(error)[0]?.row.column === 0 ? 'stack' : 'segfault';
    return /divide by zero/.test(words) ? 'division' : 'abort';
  }

  /* Names and values; no kind where the status of the claim is one. */
  about(error) {
    switch (error.kind) {
      case 'access': return access(error.what);
      case 'undefined': return this.undefined(error.what);
      case 'free':
        return { kind: error.what.twice ? 'double_free' : 'bad_free' };
      case 'abort': case 'stack': case 'leak': return { kind: error.kind };
      case undefined: return { kind: this.trap(error) };
      default: return {};
    }
  }

  /* The records. What a function of the C library has written beside an array
   * is seen after it. */
  of(error) {
    const frames = error.what?.late ? [] : this.frames(error);
    return Object.entries(this.about(error))
      .map(([name, value]) => `stopped\t${name}\t${value}\n`)
      .concat(frames.filter(({ row }) => this.isOfSource(row.file))
        .map(({ name, row }) => `frame\t${name || '?'}\t${row.line}\n`))
      .join('');
  }
}
