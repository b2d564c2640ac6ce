// Keeps the page for when there is no network: one version whole, and the next one beside it until every page of the old one
// is closed, so that no page ever runs half of each. A file is kept by its hash, and taken from a version that has it.
'use strict';
const KEPT = `playroom ${"b65928c682c24c47"}`, FILES = {"./": "e0702baf7bb9d526d27136778c7da7a4168038677e7a4cfa3e83d3ac8d5c14a5", "index.html": "e0702baf7bb9d526d27136778c7da7a4168038677e7a4cfa3e83d3ac8d5c14a5", "wire.js": "b5d9dd16e818cb8515d5aec156330710ac3468f437f2e89977ae550152e8ce6c"};
async function keep(kept, file, hash) {
  const name = `${file}?${hash}`;
  const answer = await caches.match(name) ?? await fetch(file, { cache: 'no-cache' });   // not sent again where the page has just loaded it
  if (!answer.ok) throw new TypeError(file);
  await kept.put(name, answer);
}
self.addEventListener('install', e => e.waitUntil(
  caches.open(KEPT).then(kept => Promise.all(Object.entries(FILES).map(([file, hash]) => keep(kept, file, hash))))));
self.addEventListener('activate', e => e.waitUntil(
  caches.keys()
    .then(all => Promise.all(all.filter(name => name !== KEPT && name.startsWith('playroom ')).map(name => caches.delete(name))))
    .then(() => self.clients.claim())));
self.addEventListener('message', e => { if (e.data === 'take over') self.skipWaiting(); });
self.addEventListener('notificationclick', e => {            // the page that told of a turn comes to the front
  e.notification.close();
  e.waitUntil(self.clients.matchAll({ type: 'window' }).then(all => (all.find(one => one.url === e.notification.data) ?? all[0])?.focus()));
});
self.addEventListener('fetch', e => {
  if (e.request.method !== 'GET' || new URL(e.request.url).origin !== self.location.origin) return;
  e.respondWith(caches.open(KEPT).then(kept => kept.match(e.request, { ignoreSearch: true })).then(found => found ?? fetch(e.request)));
});
