import { clearOfflineBookings, storeForOffline } from '../../../../src/api/offlineCache';

/** As much of the browser's Cache Storage as is used: addresses in the order in which they came. */
function fakeCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    put: (url: string, response: Response) => Promise.resolve(void (kept.delete(url), kept.set(url, response))),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  return kept;
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

const host = 'https://surf.example';
const answered = async (path: string, response = new Response('{}'), init: RequestInit = {}) => {
  storeForOffline(new Request(host + path, init), response);
  await new Promise((resolve) => setTimeout(resolve));
};

test.each([
  ['/api/products?page=1', true],
  ['/api/product-categories', true],
  ['/api/check-booking/7K3M9QXT2A', true],
  ['/api/products?page=1&search=group', false],
  ['/api/days?from=2030-01-01&to=2030-01-31', false],
])('%s is kept: %s', async (path, isKept) => {
  const kept = fakeCaches();
  await answered(path);
  expect(kept.has(host + path)).toBe(isKept);
});

test.each([
  ['/api/check-booking/7K3M9QXT2A', true],
  ['/api/surf-spots', true],
  ['/api/users/current', false],
  ['/api/my-bookings', false],
  ['/api/bookings?page=1', false],
])('%s, asked for with a token, is kept: %s', async (path, isKept) => {
  const kept = fakeCaches();
  await answered(path, new Response('{}'), { headers: { authorization: 'Bearer a' } });
  expect(kept.has(host + path)).toBe(isKept);
});

test('what came from the cache is not kept once more', async () => {
  const kept = fakeCaches();
  await answered('/api/products', new Response('{}', { headers: { 'x-offline-cache': 'true' } }));
  expect(kept.size).toBe(0);
});

test('failures and changes are not kept', async () => {
  const kept = fakeCaches();
  await answered('/api/products', new Response('{}', { status: 500 }));
  await answered('/api/testimonies', new Response('{}'), { method: 'POST' });
  expect(kept.size).toBe(0);
});

test('forty answers are kept, the last ones', async () => {
  const kept = fakeCaches();
  for (let n = 0; n < 45; n += 1) await answered(`/api/check-booking/CODE${String(n)}`);
  expect(kept.size).toBe(40);
  expect(kept.has(`${host}/api/check-booking/CODE44`)).toBe(true);
});

test('bookings are forgotten, lists stay', async () => {
  const kept = fakeCaches();
  await answered('/api/check-booking/7K3M9QXT2A');
  await answered('/api/surf-spots');
  await clearOfflineBookings();
  expect([...kept.keys()]).toEqual([`${host}/api/surf-spots`]);
});

test('a browser without a cache storage goes on without', async () => {
  await answered('/api/products');
  await expect(clearOfflineBookings()).resolves.toBeUndefined();
});
