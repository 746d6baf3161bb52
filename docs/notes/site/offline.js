/* The service worker of a site without the tab, in place of the tab's. Who has
 * visited one with the tab would see that for ever: this one lets them go. */
addEventListener('install', () => skipWaiting());

addEventListener('activate', event => event.waitUntil((async () => {
  await caches.delete(`course ${self.registration.scope}`);
  await self.registration.unregister();
  for (const page of await clients.matchAll()) page.navigate(page.url);
})()));
