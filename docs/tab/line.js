/* What comes over the line for the compiler and the judge: files that tab.sh
 * has compressed, since not every server does it, in parts (site.js). */
const scope = new URL('../..', import.meta.url).href;

/* One part is unpacked while the next are on their way. */
const AT_ONCE = 2;

/* Before builder.js gives clang another. */
const fetch = self.fetch.bind(self);

async function got(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function sumOf(bytes) {
  const sum = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(sum),
    byte => byte.toString(16).padStart(2, '0')).join('');
}

/* The bytes of a part. It is kept first, where offline.js looks for it: so
 * nothing is loaded twice, and a download that broke off goes on. A page that
 * is not secure has no such store. tell() hears how many bytes more have come.
 */
async function part({ path, sum, bytes }, tell) {
  const store = self.caches && await caches.open(`course ${scope}`);
  const kept = await store?.match(`${scope}?${sum}`);
  if (kept) {
    tell(bytes);
    return new Uint8Array(await kept.arrayBuffer());
  }
  const count = new TransformStream({ transform(chunk, out) {
    tell(chunk.length);
    out.enqueue(chunk);
  } });
  const body = (await got(path)).body.pipeThrough(count);
  const data = await new Response(body).arrayBuffer();
  if (self.crypto?.subtle && await sumOf(data) !== sum)
    throw new Error(`${path} is not that of this version.`);
  await store?.put(`${scope}?${sum}`, new Response(data,
    { headers: { 'content-length': bytes } })).catch(console.info);
  return new Uint8Array(data);
}

const parts = got('parts.json').then(answer => answer.json());

/* A file, unpacked, as the answer of a server. */
export async function unpacked(name, tell) {
  const left = [...(await parts)[name]], ahead = [];
  const body = new ReadableStream({ async pull(out) {
    while (left.length && ahead.length < AT_ONCE) {
      ahead.push(part(left.shift(), tell));
      // It is told when its turn comes.
      ahead.at(-1).catch(() => {});
    }
    if (ahead.length) out.enqueue(await ahead.shift());
    else out.close();
  } });
  return new Response(body.pipeThrough(new DecompressionStream('gzip')),
    { headers: { 'content-type': 'application/wasm' } });
}
