import Cookies from 'js-cookie';
import { cartStorage, readStoredCart, syncCartCookie } from '../../../../../src/state/persist/cartStorage';
import { warningsSoFar } from '../../../../support/web/console';
import { makeCartLine } from '../../../../support/web/factories';

const DAY_MS = 24 * 60 * 60 * 1000;
// In the future, as jsdom's cookie jar goes by the real clock.
const noon = new Date('2035-03-10T12:00:00Z');
const lines = [makeCartLine()];
const detail = '/surf-lesson/lesson-detail';

const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const visit = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => visit('/surf-lesson'));
afterEach(() => visit('/'));

describe('the stored cart', () => {
  test('stands under the key cart with its end, a day from now', async () => {
    jest.useFakeTimers({ now: noon });
    await cartStorage.setItem('cart', { lines });
    expect(stored()).toEqual({ lines, expiresAt: noon.getTime() + DAY_MS });
    await expect(cartStorage.getItem()).resolves.toEqual({ lines });
  });

  test('is empty when nothing is stored', async () => {
    await expect(cartStorage.getItem()).resolves.toEqual({ lines: [] });
    expect(readStoredCart()).toBeNull();
  });

  test('counts until its end and not at it', async () => {
    jest.useFakeTimers({ now: noon });
    await cartStorage.setItem('cart', { lines });
    expect(readStoredCart(noon.getTime() + DAY_MS - 1)?.lines).toEqual(lines);
    expect(readStoredCart(noon.getTime() + DAY_MS)).toBeNull();

    jest.setSystemTime(noon.getTime() + DAY_MS);
    await expect(cartStorage.getItem()).resolves.toEqual({ lines: [] });
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('keeps its end when the same cart is stored again, and gets a new one with a change', async () => {
    jest.useFakeTimers({ now: noon });
    await cartStorage.setItem('cart', { lines });
    jest.setSystemTime(noon.getTime() + 1000);
    await cartStorage.setItem('cart', { lines: [...lines] });
    expect(stored()).toMatchObject({ expiresAt: noon.getTime() + DAY_MS });
    await cartStorage.setItem('cart', { lines: [...lines, makeCartLine()] });
    expect(stored()).toMatchObject({ expiresAt: noon.getTime() + DAY_MS + 1000 });
  });

  test('goes when it is emptied, and on removeItem', async () => {
    await cartStorage.setItem('cart', { lines });
    await cartStorage.setItem('cart', { lines: [] });
    expect(localStorage.getItem('cart')).toBeNull();
    await cartStorage.setItem('cart', { lines });
    await cartStorage.removeItem();
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test.each([
    ['is not JSON', '{"lines":['],
    ['is a bare list', JSON.stringify(lines)],
    ['has a foreign line', JSON.stringify({ lines: [{ id: 1 }], expiresAt: 9e15 })],
    ['has no end', JSON.stringify({ lines })],
    ['has an end that is no number', JSON.stringify({ lines, expiresAt: 'tomorrow' })],
  ])('is dropped and logged when it %s', async (_what, text) => {
    localStorage.setItem('cart', text);
    await expect(cartStorage.getItem()).resolves.toEqual({ lines: [] });
    expect(localStorage.getItem('cart')).toBeNull();
    expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored cart')]);
  });
});

describe('the cart cookie', () => {
  test('stands on the lesson-detail path for a day, with the lines', async () => {
    jest.useFakeTimers({ now: noon });
    visit(detail);
    const writes = jest.spyOn(document, 'cookie', 'set');
    await cartStorage.setItem('cart', { lines });
    expect(JSON.parse(Cookies.get('cart') ?? '')).toMatchObject({ lines });
    expect(writes.mock.calls.at(-1)?.[0]).toContain(new Date(noon.getTime() + DAY_MS).toUTCString());
  });

  test.each(['/', '/surf-lesson', '/surf-lesson/booking-cart', '/admin', `${detail}/more`])(
    'is removed on %s, while the cart stays',
    async (path) => {
      visit(detail);
      await cartStorage.setItem('cart', { lines });
      syncCartCookie(path);
      expect(Cookies.get('cart')).toBeUndefined();
      expect(readStoredCart()?.lines).toEqual(lines);
    },
  );

  test('comes back on the lesson-detail path, also with a slash at its end', async () => {
    await cartStorage.setItem('cart', { lines });
    expect(Cookies.get('cart')).toBeUndefined();
    syncCartCookie(`${detail}/`);
    expect(Cookies.get('cart')).toBeDefined();
  });

  test('is not there for an empty cart', async () => {
    visit(detail);
    await cartStorage.setItem('cart', { lines });
    await cartStorage.setItem('cart', { lines: [] });
    expect(Cookies.get('cart')).toBeUndefined();
  });

  test('is left out when the cart is too large for one, and the cart stays in storage', async () => {
    visit(detail);
    const many = Array.from({ length: 40 }, () => makeCartLine());
    await cartStorage.setItem('cart', { lines: many });
    expect(Cookies.get('cart')).toBeUndefined();
    await expect(cartStorage.getItem()).resolves.toEqual({ lines: many });
    expect(warningsSoFar()).toEqual([expect.stringContaining('The cookie cart would be larger')]);
  });
});

test('with storage switched off the cart is empty and nothing is thrown', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  await expect(cartStorage.setItem('cart', { lines })).resolves.toBeUndefined();
  await expect(cartStorage.getItem()).resolves.toEqual({ lines: [] });
  await expect(cartStorage.removeItem()).resolves.toBeUndefined();
  expect(warningsSoFar()).toContainEqual(expect.stringContaining('The cart could not be stored'));
});
