'use strict';
// The service worker of the page of a room: shows a notice that came while the page is closed, and leads back to the page.
self.addEventListener('push', e => {
  const told = e.data?.json() ?? {};
  e.waitUntil(self.registration.showNotification(String(told.title ?? ''), { body: String(told.body ?? ''), tag: 'playroom turn' }));
});
self.addEventListener('notificationclick', e => {
  e.notification.close();
  e.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    .then(all => all.length ? all[0].focus() : self.clients.openWindow(self.registration.scope)));
});
