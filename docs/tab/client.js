/* The worker that has the compiler (builder.js), for the page. */
const here = new URL('.', import.meta.url);

export class Builder {
  /* progress({ loaded, total }) is told what is loaded, in bytes;
   * linked(module) of each module that clang has made of the student's text. */
  constructor(progress, linked) {
    this.waiting = new Map();
    this.serial = 0;
    this.worker = new Worker(new URL('builder.js', here), { type: 'module' });
    this.worker.onmessage = ({ data }) => {
      if (data.loaded) return progress(data);
      if (data.linked) return linked(data.linked);
      const { resolve, reject } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      return data.error ? reject(new Error(data.error)) : resolve(data);
    };
    this.worker.onerror = event => {
      for (const { reject } of this.waiting.values())
        reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  ask(message) {
    const id = ++this.serial;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }

  end() {
    this.worker.terminate();
  }
}

/* Once the compiler has come, it is kept for when there is no network
 * (offline.js). */
export function keepCompiler() {
  navigator.serviceWorker?.ready.then(({ active }) =>
    active.postMessage({ all: true }));
}
