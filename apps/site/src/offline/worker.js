/* The service worker. The build writes `version` and `list` ([address, digest] of every built file) above.
   Everything is cached at the first visit; a file that did not change is copied from the cache of the version before.
   A new version waits until the reader accepts it. */
const cacheName = `coup-doeil-${version}`;
const cacheKey = ([address, digest]) => `${address}?kept=${digest}`;
const byAddress = new Map(list.map((entry) => [entry[0], cacheKey(entry)]));

const keep = async (cache, entry) => {
  const key = cacheKey(entry);
  const before = await caches.match(key);
  if (before) return cache.put(key, before);
  const response = await fetch(entry[0], { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${entry[0]}: ${response.status}`);
  // A redirected response must not answer a navigation: only its body is kept.
  const { body, headers } = response;
  return cache.put(key, new Response(body, { headers }));
};

const keepAll = async () => {
  const cache = await caches.open(cacheName);
  const rest = [...list];
  const lane = async () => {
    for (let entry = rest.pop(); entry; entry = rest.pop()) await keep(cache, entry);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
};

const dropOlder = async () => {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => /^(?:coup-doeil|aide-de-camp)-/.test(name) && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
};

const answer = async (request) => {
  const { pathname } = new URL(request.url);
  const key = byAddress.get(pathname) ?? byAddress.get(`${pathname}/`);
  const cached = key && (await caches.match(key));
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === 'navigate' && (await caches.match(byAddress.get('/404.html')));
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
    throw error;
  }
};

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => clients.claim())));
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
