// Served as /service-worker.js if OFFLINE=off, and in development: replaces an installed service worker and unregisters
// it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('watchdesk-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
