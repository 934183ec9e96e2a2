// Sent as /service-worker.js where OFFLINE=off, and in development: whoever has a service worker of Watchdesk loses it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('watchdesk-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
