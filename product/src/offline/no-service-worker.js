// Takes the place of the service worker where saved copies are switched off (OFFLINE_COPIES=0): whichever browser has
// one fetches this in its stead with the next page, throws away what was saved, and has none from then on.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(giveUp());
});

async function giveUp() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('maida-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
