const CACHE = 'answers'; // public/sw.js answers from it when there is no network
const MARK = 'x-kept-answer';
const MAX_ANSWERS = 40;

// What a visitor may want to see on a beach without signal: the public lists, and the bookings whose codes they know.
const stored =
  /^\/api\/((products|product-categories|surf-spots|carousels|images|videos|testimonies)(\?page=\d)?|check-booking\/[^/?]+)$/;

/** Whether the service worker answered from the cache, as there was no network. */
export const isFromCache = (response: Response): boolean => response.headers.has(MARK);

async function store(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(url, response);
  const outdated = (await cache.keys()).slice(0, -MAX_ANSWERS);
  for (const request of outdated) await cache.delete(request);
}

/** Stores an answer for the time without a network, where the browser can. What cannot be stored is no reason to fail. */
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
