/* The worker that has the compiler (builder.js) and the one that runs claims
 * (runner.js), for the page. */
const here = new URL('.', import.meta.url);

export class Builder {
  /* tell has a function for each message of builder.js that answers none. */
  constructor(tell) {
    this.waiting = new Map();
    this.serial = 0;
    this.worker = this.make('builder.js');
    this.worker.onmessage = ({ data }) => {
      if (data.hung) return this.giveRunner();
      const kind = Object.keys(tell).find(name => name in data);
      if (kind) return tell[kind](data[kind], data);
      const { resolve, reject } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      return data.error ? reject(new Error(data.error)) : resolve(data);
    };
    this.giveRunner();
  }

  /* If one of the two breaks, perhaps before anything is asked, nothing more
   * can be. */
  make(name) {
    const worker = new Worker(new URL(name, here), { type: 'module' });
    worker.onerror = ({ message }) => {
      this.end();
      this.broken = new Error(message);
      for (const { reject } of this.waiting.values()) reject(this.broken);
    };
    return worker;
  }

  giveRunner() {
    const { port1, port2 } = new MessageChannel();
    this.runner?.terminate();
    this.runner = this.make('runner.js');
    this.runner.postMessage(null, [port1]);
    this.worker.postMessage({ runner: true }, [port2]);
  }

  ask(message) {
    const id = ++this.serial;
    return new Promise((resolve, reject) => {
      if (this.broken) return reject(this.broken);
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }

  end() {
    this.worker.terminate();
    this.runner.terminate();
  }
}

/* A module with a table and a memory of 64 bits, as a student's has. */
const WIDE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0,
  4, 4, 1, 112, 4, 0, 5, 3, 1, 4, 0);

export function canRun() {
  return WebAssembly.validate(WIDE);
}

/* Once the compiler has come, all is kept for when there is no network
 * (offline.js). Who only reads does not load the whole course for that, nor who
 * asks for few data. */
export async function keepAll() {
  // A browser that is short of room must not throw the work away.
  navigator.storage?.persist?.().catch(console.info);
  const workers = navigator.serviceWorker;
  if (!workers || navigator.connection?.saveData) return;
  await workers.register(new URL('offline.js', document.baseURI));
  (await workers.ready).active.postMessage({ all: true });
}
