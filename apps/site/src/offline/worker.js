/* The service worker. The build writes `base`, `version` and `list` ([address, digest, group] of every file) above.
   At the first visit it keeps the group `site` and the language of the open pages; another group is kept when a page
   asks for it. A file that did not change is copied from the cache of the version before. A new version waits until the
   reader accepts it. */
const cacheName = `coup-doeil ${base} ${version}`;
const cacheKey = ([address, digest]) => `${address}?kept=${digest}`;
const byAddress = new Map(list.map((entry) => [entry[0], cacheKey(entry)]));
/** Stands in a cache that has all files of a group. */
const markOf = (group) => `${base}?group=${group}`;
const groups = [...new Set(list.map(([, , group]) => group))];

const digestOf = async (body) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The file of this version: not an older one that a host's edge still gives out, which another address passes by. */
const fetchFile = async (entry) => {
  const [address, digest] = entry;
  for (const [asked, cache] of [
    [address, 'no-cache'],
    [cacheKey(entry), 'reload'],
  ]) {
    const response = await fetch(asked, { cache });
    const body = await response.arrayBuffer();
    // A response of our own: one that was redirected must not answer a navigation.
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    if (response.ok && (await digestOf(body)) === digest) return new Response(body, { headers });
  }
  throw new Error(`${address}: the host gives out another file than this version has`);
};

/** The same file as an older version kept it; what versions that did not look kept may be another. */
const findKept = async (entry) => {
  const kept = await caches.match(cacheKey(entry));
  return kept && (await digestOf(await kept.clone().arrayBuffer())) === entry[1] ? kept : undefined;
};

const keep = async (cache, entry) => {
  await cache.put(cacheKey(entry), (await findKept(entry)) ?? (await fetchFile(entry)));
};

const keepGroup = async (group, tell = () => {}) => {
  const cache = await caches.open(cacheName);
  if (await cache.match(markOf(group))) return;
  const own = list.filter((entry) => entry[2] === group);
  const rest = [...own];
  const lane = async () => {
    for (let entry = rest.pop(); entry; entry = rest.pop()) {
      await keep(cache, entry);
      tell({ saved: own.length - rest.length, of: own.length });
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  await cache.put(markOf(group), new Response(''));
};

const dropGroup = async (group) => {
  const cache = await caches.open(cacheName);
  await cache.delete(markOf(group));
  for (const entry of list) if (entry[2] === group) await cache.delete(cacheKey(entry));
};

/** The groups that an older version kept, and the languages of the pages that are open. */
const listWanted = async () => {
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const languages = open.map(({ url }) => new URL(url).pathname.slice(base.length).split('/')[0]);
  const kept = [];
  for (const group of groups) if (await caches.match(markOf(group))) kept.push(group);
  // Versions before there were groups kept everything, in a cache of this name.
  const names = await caches.keys();
  const before = base === '/' && names.some((name) => /^(?:coup-doeil|aide-de-camp)-/.test(name));
  const all = before ? groups.filter((group) => group.length === 2) : [];
  return new Set(['site', ...kept, ...all, ...languages.filter((lang) => groups.includes(lang))]);
};

const install = async () => {
  for (const group of await listWanted()) await keepGroup(group);
};

const dropOlder = async () => {
  const names = await caches.keys();
  const older = names.filter(
    (name) =>
      (name.startsWith(`coup-doeil ${base} `) && name !== cacheName) ||
      (base === '/' && /^(?:coup-doeil|aide-de-camp)-/.test(name)),
  );
  await Promise.all(older.map((name) => caches.delete(name)));
};

/** For a page that is in none of the kept groups: the page of what is kept, which says so. */
const answerUnkept = async (pathname) => {
  const own = [...byAddress.keys()].filter((address) => address.endsWith('/offline/'));
  const page = own.find((address) => pathname.startsWith(address.replace(/offline\/$/, ''))) ?? own[0];
  const answer = await caches.match(byAddress.get(page));
  return answer && new Response(answer.body, { status: 503, headers: answer.headers });
};

const answer = async (request) => {
  const { pathname } = new URL(request.url);
  const key = byAddress.get(pathname) ?? byAddress.get(`${pathname}/`);
  const cached = key && (await caches.match(key));
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    const unkept = key && (await answerUnkept(pathname));
    if (unkept) return unkept;
    const lost = await caches.match(byAddress.get(`${base}404.html`));
    if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
    throw error;
  }
};

/** Keeps or drops a group and tells how it went; with neither, tells which are kept. */
const serve = async ({ keep: wanted, drop: unwanted }, tell) => {
  try {
    if (groups.includes(wanted)) await keepGroup(wanted, tell);
    if (groups.includes(unwanted)) await dropGroup(unwanted);
    const cache = await caches.open(cacheName);
    const kept = [];
    for (const group of groups) if (await cache.match(markOf(group))) kept.push(group);
    tell({ groups: kept });
  } catch {
    tell({ failed: true });
  }
};

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => clients.claim())));
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
  else event.waitUntil(serve(event.data, (message) => event.ports[0]?.postMessage(message)));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
