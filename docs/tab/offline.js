/* The service worker of the site with the tab. site.js writes two lines above
 * this text: FILES, the SHA-256 of each file of the site, and LATER, the folder
 * of clang. So each version of the site has a text of its own here, and the
 * browser notices it.
 *
 * It begins when a page has the compiler (client.js). All files are kept before
 * a version begins to answer, but for clang: { all: true } asks for it, and
 * builder.js has put most of it there. A file is kept only if
 * it is the one in the list, so nothing broken is, nor one of another version.
 * Files that have not changed are not fetched again.
 *
 * A new version begins when a page is asked for. The tab's folder is named by
 * its content, and that of the version before is kept: so a page that is still
 * open goes on with the editor, claims and compiler to which it belongs. */
const AT_ONCE = 6;
const scope = self.registration.scope;

/* Another copy of the course at the same origin has its own. */
const STORE = `course ${scope}`;

const keyOf = sum => `${scope}?${sum}`;

/* The path in the site of an address. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  return decodeURIComponent((origin + pathname).slice(scope.length))
    .replace(/(^|\/)$/, '$1index.html');
}

/* The list of the version that answers, or of the one before. */
async function listed(name) {
  const list = await (await caches.open(STORE)).match(keyOf(name));
  return list ? list.json() : {};
}

async function sumOf(bytes) {
  const sum = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(sum),
    byte => byte.toString(16).padStart(2, '0')).join('');
}

async function keep(path) {
  const store = await caches.open(STORE);
  if (await store.match(keyOf(FILES[path]))) return;
  const answer = await fetch(new URL(path, scope), { cache: 'no-cache' });
  const bytes = await answer.arrayBuffer();
  if (await sumOf(bytes) !== FILES[path])
    throw new Error(`${path} is not that of this version.`);
  await store.put(keyOf(FILES[path]), new Response(bytes, { headers: {
    'content-type': answer.headers.get('content-type') ?? '',
    'content-length': bytes.byteLength } }));
}

async function keepAll(paths) {
  const rest = [...paths];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (rest.length) await keep(rest.pop());
  }));
}

/* Of the version before, what its pages may ask for is not forgotten. */
async function takeOver() {
  const store = await caches.open(STORE), before = await listed('now');
  const lists = { now: FILES, before };
  const needed = new Set(Object.keys(lists).map(keyOf));
  for (const [name, list] of Object.entries(lists)) {
    await store.put(keyOf(name), Response.json(list));
    Object.values(list).forEach(sum => needed.add(keyOf(sum)));
  }
  for (const { url } of await store.keys())
    if (!needed.has(url)) await store.delete(url);
  await clients.claim();
}

/* A new version waits behind this one. If a page is asked for it is the new
 * version's turn: the browser asks again. */
async function answer(request) {
  const next = self.registration.waiting;
  if (next && request.mode === 'navigate') {
    next.postMessage({ begin: true });
    return new Response('', { headers: { refresh: '0' } });
  }
  const path = pathOf(request.url), store = await caches.open(STORE);
  const sum = FILES[path] ?? (await listed('before'))[path];
  return await store.match(keyOf(sum)) ?? fetch(request);
}

addEventListener('install', event => event.waitUntil(keepAll(
  Object.keys(FILES).filter(path => !path.startsWith(LATER)))));

addEventListener('activate', event => event.waitUntil(takeOver()));

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && event.request.url.startsWith(scope))
    event.respondWith(answer(event.request));
});

addEventListener('message', event => {
  if (event.data.begin) skipWaiting();
  if (event.data.all) event.waitUntil(keepAll(Object.keys(FILES)));
});
