/*
 * The service worker. Without a network it serves the cached pages and their code, and the lists and bookings that the app
 * stored (src/api/offlineCache.ts). With a network it only passes requests on. scripts/buildServiceWorker.ts fills in the
 * list of files.
 */
import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const process: { env: { INDEX: string } };
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const ANSWERS = 'answers';

// navigator.onLine can be true without a working connection, so a page that could not be fetched sets this.
let isDisconnected = false;

precache(self.__WB_MANIFEST);
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request);
  isDisconnected = false;
  return response;
}

/** Whether the site can be reached. A page's request also fails when the person stops it. */
const isReached = (): Promise<boolean> =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function page(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    isDisconnected = !(await isReached());
    const { pathname } = new URL(request.url);
    return (await matchPrecache(pathname)) ?? (await matchPrecache(process.env.INDEX)) ?? Response.error();
  }
}

/** The last answer with a header that marks it, so that the page can say that it may be old. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    const stored = await caches.match(request.url, { cacheName: ANSWERS });
    if (!stored) return Response.error();
    const headers = new Headers(stored.headers);
    headers.set('x-offline-cache', 'true');
    return new Response(stored.body, { status: stored.status, headers });
  }
}

const file = async (request: Request): Promise<Response> => (await matchPrecache(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    return;
  }
  if (navigator.onLine && !isDisconnected) return;
  const { origin, pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) event.respondWith(answer(request));
  else if (origin === self.location.origin) event.respondWith(file(request));
});
