/* Runs awk programs: the judge's own files, as a terminal runs them. */
import { ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI }
  from '@bjorn3/browser_wasi_shim';

/* A tree of folders of { path: text or bytes }. */
function tree(files) {
  const top = new Map();
  for (const [path, data] of Object.entries(files)) {
    const parts = path.split('/'), name = parts.pop();
    let folder = top;
    for (const part of parts) {
      if (!folder.has(part)) folder.set(part, new Directory(new Map()));
      folder = folder.get(part).contents;
    }
    folder.set(name, new File(typeof data === 'string' ? encode(data) : data));
  }
  return top;
}

/* The files are read as bytes, each a character: what a student prints need
 * not be UTF-8. What awk prints is read as UTF-8. */
const encode = text => new TextEncoder().encode(text);

async function joined(kept) {
  return new Uint8Array(await new Blob(kept).arrayBuffer());
}

/* A stream that keeps what is printed. */
function stream(kept) {
  return new ConsoleStdout(bytes => kept.push(bytes.slice()));
}

export class Awk {
  constructor(module) {
    this.module = module;
  }

  /* { out, err, status } of awk with these arguments; out and err are
   * bytes. */
  async run(args, files) {
    const out = [], err = [];
    const wasi = new WASI(['awk', ...args], ['LC_ALL=C'], [
      new OpenFile(new File([])), stream(out), stream(err),
      new PreopenDirectory('.', tree(files))], { debug: false });
    const instance = await WebAssembly.instantiate(this.module,
      { wasi_snapshot_preview1: wasi.wasiImport });
    const status = wasi.start(instance);
    return { out: await joined(out), err: await joined(err), status };
  }
}
