/*
 * The site without a network: its pages, its code, and the lists and bookings that were last seen (src/api/keptAnswers.ts).
 * With a network it does nothing: every request goes its ordinary way. scripts/buildSite.ts fills in the list of files.
 */
import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const ANSWERS = 'answers';

// The device may believe in a network that is cut. A page that could not be fetched shows it.
let isCut = false;

precache(self.__WB_MANIFEST);
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request);
  isCut = false;
  return response;
}

/** Whether the site answers at all: a visit that the person gives up fails as well. */
const isReached = (): Promise<boolean> =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function page(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    isCut = !(await isReached());
    const { pathname } = new URL(request.url);
    return (await matchPrecache(pathname)) ?? (await matchPrecache('/index.html')) ?? Response.error();
  }
}

/** The last answer, marked as such: the page says that it may be old. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    const kept = await caches.match(request.url, { cacheName: ANSWERS });
    if (!kept) return Response.error();
    const headers = new Headers(kept.headers);
    headers.set('x-kept-answer', 'true');
    return new Response(kept.body, { status: kept.status, headers });
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
  if (navigator.onLine && !isCut) return;
  const { origin, pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) event.respondWith(answer(request));
  else if (origin === self.location.origin) event.respondWith(file(request));
});
