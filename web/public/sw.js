/**
 * For browsers without a connection: their own page instead of the browser's, with the homes this browser has kept. Every
 * other page comes from the network, as always: no private page and no answer of the API is ever stored here.
 * The build writes its own name below, so that a new build brings a new worker, which fetches the page anew.
 */
const BUILD = '@build@';
const FRAME = `estia-offline-${BUILD}`;
/** Pictures of kept homes; the page puts them there (features/favorites/kept-offline.ts). */
const KEPT = 'estia-kept-homes';
const pages = ['/offline', '/en/offline'];

async function fetchFrame() {
  const cache = await caches.open(FRAME);
  for (const page of pages) {
    // With its build in the address, so that no shared cache answers with the page of the build before.
    const answer = await fetch(`${page}?build=${BUILD}`, { cache: 'reload', credentials: 'omit' });
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
    const files = new Set((await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []);
    await cache.put(page, answer);
    await Promise.all([...files].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetchFrame().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith('estia-offline-') && name !== FRAME);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

async function visit(event) {
  const { pathname, search } = new URL(event.request.url);
  const english = /^\/en(\/|$)/.test(pathname);
  const page = english ? '/en/offline' : '/offline';
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    if (pathname === page) return (await caches.match(page, { cacheName: FRAME })) ?? Response.error();
    // Where to come back to stays in the browser: what follows # is sent to nobody.
    return Response.redirect(`${page}#${pathname}${search}`);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(url.pathname, { cacheName: FRAME }).then((kept) => kept ?? fetch(request)));
  else if (url.pathname.startsWith('/photos/') && url.search === '?kept')
    event.respondWith(caches.match(url.pathname, { cacheName: KEPT }).then((kept) => kept ?? fetch(request)));
});

/** An alert: the server's words and a path of ours (server/src/features/alerts/sending/push.service.ts). A second copy replaces the first. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, location.origin);
  // Only pages of ours, whatever a message says.
  if (url.origin === location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
