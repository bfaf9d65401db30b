const CACHE = 'answers'; // src/serviceWorker.ts answers from it when there is no network
const OFFLINE_HEADER = 'x-offline-cache'; // set by src/serviceWorker.ts
const MAX_ANSWERS = 40;

// What a visitor may need without a network: lists that everybody may read, and the bookings that were looked up by their codes.
const list = /^\/api\/[a-z-]+(\?page=\d)?$/;
/** A token changes nothing of these that a visitor is shown (openapi.yaml). */
const sameForAll = /^\/api\/(surf-spots(\?page=\d)?|check-booking\/[^/?]+)$/;

function isNeeded({ url, headers }: Request): boolean {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  // What is asked for with a token may be for one person alone.
  return sameForAll.test(path) || (list.test(path) && !headers.has('authorization'));
}

/** Whether the service worker answered from the cache, as there was no network. */
export const isFromCache = (response: Response): boolean => response.headers.has(OFFLINE_HEADER);

async function store(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(url, response);
  const outdated = (await cache.keys()).slice(0, -MAX_ANSWERS);
  for (const request of outdated) await cache.delete(request);
}

/** Stores an answer for use without a network, where the browser has a cache. An error while storing is ignored. */
export function storeForOffline(request: Request, response: Response): void {
  if (isFromCache(response) || !response.ok || request.method !== 'GET' || !('caches' in globalThis)) return;
  if (isNeeded(request)) store(request.url, response.clone()).catch(() => undefined);
}

/** Removes the stored bookings: another person may use the device after a logout. */
export async function clearOfflineBookings(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (request.url.includes('/check-booking/')) await cache.delete(request);
}
