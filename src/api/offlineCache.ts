const CACHE = 'answers'; // src/serviceWorker.ts answers from it when there is no network
const OFFLINE_HEADER = 'x-offline-cache'; // set by src/serviceWorker.ts
const MAX_ANSWERS = 40;

// What a visitor may need without a network: the public lists, and the bookings that were looked up by their codes.
const stored =
  /^\/api\/((products|product-categories|surf-spots|carousels|images|videos|testimonies)(\?page=\d)?|check-booking\/[^/?]+)$/;

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
  const { pathname, search } = new URL(request.url);
  if (isFromCache(response) || !response.ok || request.method !== 'GET' || !('caches' in globalThis)) return;
  if (stored.test(pathname + search)) store(request.url, response.clone()).catch(() => undefined);
}

/** Removes the stored bookings: another person may use the device after a logout. */
export async function clearOfflineBookings(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  const bookings = (await cache.keys()).filter(({ url }) => url.includes('/check-booking/'));
  for (const request of bookings) await cache.delete(request);
}
