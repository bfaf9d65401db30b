const CACHE = 'answers'; // public/sw.js answers from it when there is no network
const MARK = 'x-kept-answer';
const MAX_KEPT = 40;

// What a visitor may want to see on a beach without signal: the public lists, and the bookings whose codes they know.
const worthKeeping =
  /^\/api\/((products|product-categories|surf-spots|carousels|images|videos|testimonies)(\?page=\d)?|check-booking\/[^/?]+)$/;

let isOld = false;
const listeners = new Set<() => void>();

/** Whether the last answer came from what was kept, as there was no network. */
export const isShowingKeptAnswers = (): boolean => isOld;

/** Tells when that changes; answers how to stop. */
export function followKeptAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(url, response);
  const outdated = (await cache.keys()).slice(0, -MAX_KEPT);
  for (const request of outdated) await cache.delete(request);
}

/** Keeps an answer for the time without a network, where the browser can. What cannot be kept is no reason to fail. */
export function noteAnswer(request: Request, response: Response): void {
  const wasOld = isOld;
  isOld = response.headers.has(MARK);
  if (isOld !== wasOld) for (const listener of listeners) listener();
  const { pathname, search } = new URL(request.url);
  if (isOld || !response.ok || request.method !== 'GET' || !('caches' in globalThis)) return;
  if (worthKeeping.test(pathname + search)) keep(request.url, response.clone()).catch(() => undefined);
}

/** Forgets the bookings that were kept: another person may use the device after a logout. */
export async function forgetKeptBookings(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  const bookings = (await cache.keys()).filter(({ url }) => url.includes('/check-booking/'));
  for (const request of bookings) await cache.delete(request);
}
