/*
 * The site without a network: its pages, its code, and the lists and bookings that were last seen (src/api/keptAnswers.ts).
 * With a network it does nothing: every request goes its ordinary way. Filled in at build time (scripts/buildSite.ts).
 */
const VERSION = '__VERSION__';
const FILES = JSON.parse('__FILES__');
const SHELL = `shell-${VERSION}`;
const ANSWERS = 'answers';

// A network that the device believes in may still be cut: a page that could not be fetched says so.
let isCut = false;

self.addEventListener('install', (event) => {
  const filled = caches.open(SHELL).then((cache) => cache.addAll(FILES));
  event.waitUntil(filled.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('shell-') && name !== SHELL;
  const cleaned = caches.keys().then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))));
  event.waitUntil(cleaned.then(() => self.clients.claim()));
});

async function fromNetwork(request) {
  const response = await fetch(request);
  isCut = false;
  return response;
}

/** Whether the site answers at all: a visit that is given up fails as well. */
const isReached = () =>
  fetch('/index.html', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function page(request) {
  try {
    return await fromNetwork(request);
  } catch {
    isCut = !(await isReached());
    const shell = await caches.open(SHELL);
    const { pathname } = new URL(request.url);
    return (await shell.match(pathname)) ?? (await shell.match('/index.html')) ?? Response.error();
  }
}

/** The last answer, marked as such: the page says that it may be old. */
async function answer(request) {
  try {
    return await fromNetwork(request);
  } catch {
    const answers = await caches.open(ANSWERS);
    const kept = await answers.match(request.url);
    if (!kept) return Response.error();
    const headers = new Headers(kept.headers);
    headers.set('x-kept-answer', 'true');
    return new Response(kept.body, { status: kept.status, headers });
  }
}

const file = async (request) => (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);

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
  else if (origin === self.location.origin && FILES.includes(pathname)) event.respondWith(file(request));
});
