/* What a sanitizer would have printed on standard error when the code under
 * test stopped: the judge reads it (report.awk, array.awk). */
import { frameOf, linesOf } from '../engine/lines.js';

export class Report {
  /* bytes: the student's module; source: the path to name. */
  constructor(bytes, source) {
    this.bytes = bytes;
    this.source = source;
  }

  path(file) {
    return this.source.endsWith('/' + file) ? this.source : file;
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

  stack(error) {
    return this.frames(error).map(({ name, row }, k) => `    #${k} 0x0 in ` +
      `${name || '?'} ${this.path(row.file)}:${row.line}:${row.column}\n`)
      .join('');
  }

  address(what, error) {
    return `==1==ERROR: AddressSanitizer: ${what} on address 0x0\n` +
      this.stack(error);
  }

  /* An access outside a block, or in one that was freed. */
  access(error) {
    const { at, size, writes, block, bytes, freed, late, own } = error.what;
    if (!block) return this.address('SEGV', error);
    const right = at >= block + bytes, left = at < block;
    const distance = right ? at - block - bytes : left ? block - at
      : at - block;
    return '==1==ERROR: AddressSanitizer: ' +
      (freed ? 'heap-use-after-free' : 'heap-buffer-overflow') +
      ` on address 0x0\n${writes ? 'WRITE' : 'READ'} of size ${size} at 0x0\n` +
      (late ? '' : this.stack(error)) +
      `\n0x0 is located ${distance} bytes ` +
      (right ? 'to the right of' : left ? 'to the left of' : 'inside of') +
      ` ${bytes}-byte region [0x0,0x0)\n` +
      (own ? `    #0 0x0 in malloc ${this.source}:1\n` : '');
  }

  undefined(error) {
    const { file, line, column, says } = error.what;
    const place = file ? `${this.path(file.split('/').pop())}:${line}:${column}`
      : '';
    return `${place}: runtime error: ${says}\n${this.stack(error)}`;
  }

  /* A trap of WebAssembly. The stack of C lies lowest in memory: one that is
   * too deep ends below address 0, in the first lines of a function. */
  trap(error) {
    const says = String(error);
    if (/call stack|stack size|too much recursion/.test(says))
      return this.address('stack-overflow', error);
    if (/out of bounds/.test(says))
      return this.address(this.frames(error)[0]?.row.column === 0
        ? 'stack-overflow' : 'SEGV', error);
    if (/divide by zero/.test(says)) return this.address('FPE', error);
    return this.address('ABRT', error) + says + '\n';
  }

  /* The text for standard error. */
  of(error) {
    switch (error.kind) {
      case 'access': return this.access(error);
      case 'undefined': return this.undefined(error);
      case 'free':
        return '==1==ERROR: AddressSanitizer: ' + (error.what.twice
          ? 'attempting double-free'
          : 'attempting free on address which was not malloc()-ed') +
          `\n${this.stack(error)}`;
      case 'abort': return this.address('ABRT', error);
      case 'stack': return this.address('stack-overflow', error);
      case undefined: return this.trap(error);
      default: return this.stack(error);
    }
  }
}

export const LEAK = '==1==ERROR: LeakSanitizer: detected memory leaks\n';
