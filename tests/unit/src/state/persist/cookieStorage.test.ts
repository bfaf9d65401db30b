import Cookies from 'js-cookie';
import {
  cookieStorage,
  fitsInCookie,
  jsonCookie,
  readCookies,
  textCookie,
  writeCookie,
} from '../../../../../src/state/persist/cookieStorage';
import { isRecord } from '../../../../../src/lib/typeGuards';
import { warningsSoFar } from '../../../../support/web/console';

const fields = {
  token: textCookie('access_token', 1),
  user: jsonCookie(
    'currentUser',
    1,
    (value): value is { name: string } => isRecord(value) && typeof value.name === 'string',
  ),
};

/** What is handed to the browser, in its own words. */
const watchWrites = () => jest.spyOn(document, 'cookie', 'set');

const attributesOf = (cookie: string | undefined) =>
  Object.fromEntries(
    (cookie ?? '')
      .split('; ')
      .slice(1)
      .map((part) => part.split('=') as [string, string | undefined]),
  );

describe('writing', () => {
  test('a text stands in its cookie as it is', async () => {
    await cookieStorage(fields).setItem('session', { token: 'abc.def-123', user: null });
    expect(document.cookie).toBe('access_token=abc.def-123');
  });

  test('a JSON value stands in its cookie as plain JSON', async () => {
    await cookieStorage(fields).setItem('session', { token: null, user: { name: 'Ayu; "the wave", é' } });
    expect(Cookies.get('currentUser')).toBe('{"name":"Ayu; \\"the wave\\", é"}');
  });

  test.each([
    ['a day', 1, '2025-03-11T10:00:00.000Z'],
    ['three hours', 1 / 8, '2025-03-10T13:00:00.000Z'],
  ])('a cookie of %s holds for the whole site, and for it alone', (_time, days, end) => {
    jest.useFakeTimers({ now: new Date('2025-03-10T10:00:00Z') });
    const writes = watchWrites();
    writeCookie('redirectInfo', 'x', days);
    expect(writes).toHaveBeenCalledTimes(1);
    const attributes = attributesOf(writes.mock.calls[0]?.[0]);
    expect(attributes).toEqual({ path: '/', sameSite: 'lax', expires: expect.any(String) as string });
    expect(new Date(attributes.expires ?? '').toISOString()).toBe(end);
  });

  test('an equal value is not written again, as that would prolong its life', async () => {
    const storage = cookieStorage(fields);
    const state = { token: 'abc', user: { name: 'Ayu' } };
    await storage.setItem('session', state);
    const writes = watchWrites();
    await storage.setItem('session', { ...state });
    expect(writes).not.toHaveBeenCalled();

    await storage.setItem('session', { ...state, token: 'def' });
    expect(writes.mock.calls.map(([cookie]) => cookie.split('=')[0])).toEqual(['access_token']);
  });

  test('null and a missing field remove the cookie', async () => {
    await cookieStorage(fields).setItem('session', { token: 'abc', user: { name: 'Ayu' } });
    await cookieStorage(fields).setItem('session', { token: null });
    expect(document.cookie).toBe('');
  });

  test('a cookie that was not there and that another tab has put there since is not removed', async () => {
    const storage = cookieStorage(fields);
    await storage.getItem();
    document.cookie = 'access_token=of-another-tab; path=/';
    await storage.setItem('session', { token: null, user: null });
    expect(document.cookie).toBe('access_token=of-another-tab');

    await storage.setItem('session', { token: 'taken-over', user: null });
    await storage.setItem('session', { token: null, user: null });
    expect(document.cookie).toBe('');
    document.cookie = 'access_token=of-another-tab; path=/';
    await storage.setItem('session', { token: null, user: null });
    expect(document.cookie).toBe('access_token=of-another-tab');
  });

  test('a cookie that cannot be used is removed', async () => {
    document.cookie = 'currentUser={; path=/';
    const storage = cookieStorage(fields);
    await storage.setItem('session', await storage.getItem());
    expect(document.cookie).toBe('');
    expect(warningsSoFar()).toHaveLength(1);
  });

  test('removeItem removes every cookie of the slice and no other', async () => {
    document.cookie = 'other=1; path=/';
    await cookieStorage(fields).setItem('session', { token: 'abc', user: { name: 'Ayu' } });
    await cookieStorage(fields).removeItem();
    expect(document.cookie).toBe('other=1');
  });
});

describe('a value too large for a cookie', () => {
  test('name and value together may take 4096 bytes', () => {
    expect(fitsInCookie('cart', 'x'.repeat(4092))).toBe(true);
    expect(fitsInCookie('cart', 'x'.repeat(4093))).toBe(false);
    expect(fitsInCookie('cart', 'é'.repeat(682))).toBe(true); // %C3%A9: six bytes each
    expect(fitsInCookie('cart', 'é'.repeat(683))).toBe(false);
  });

  test('is left out and logged, and the smaller one before it goes too', () => {
    writeCookie('cart', 'small', 1);
    writeCookie('cart', 'x'.repeat(5000), 1);
    expect(document.cookie).toBe('');
    expect(warningsSoFar()).toEqual([expect.stringContaining('The cookie cart would be larger than 4096 bytes')]);
  });

  test('the largest that fits is kept whole', () => {
    writeCookie('cart', 'x'.repeat(4092), 1);
    expect(Cookies.get('cart')).toHaveLength(4092);
  });
});

describe('reading', () => {
  test('gives back what was written', async () => {
    const state = { token: 'a=b%;c', user: { name: 'Kadek é' } };
    const storage = cookieStorage(fields);
    await storage.setItem('session', state);
    await expect(storage.getItem()).resolves.toEqual(state);
  });

  test('gives null for a cookie that is not there or is empty', () => {
    document.cookie = 'access_token=; path=/';
    expect(readCookies(fields)).toEqual({ token: null, user: null });
    expect(warningsSoFar()).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"name":'],
    ['a foreign shape', '["Ayu"]'],
    ['a text', 'Ayu'],
  ])('drops and logs %s', (_what, text) => {
    Cookies.set('currentUser', text);
    expect(readCookies(fields)).toEqual({ token: null, user: null });
    expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored cookie currentUser')]);
  });

  test('drops and logs a cookie with a broken percent sign', () => {
    document.cookie = 'currentUser=%E0%A4%A; path=/';
    expect(readCookies(fields)).toEqual({ token: null, user: null });
    expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored cookie currentUser')]);
  });
});
