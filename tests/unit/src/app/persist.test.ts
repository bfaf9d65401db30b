import Cookies from 'js-cookie';
import { followOtherTabs, restore } from '../../../../src/app/persist';
import {
  accessTokenRefreshed,
  cartCleared,
  currentUserLoaded,
  lessonAddedToCart,
  lessonChosen,
  lessonCleared,
  paymentPageAnnounced,
  selectCartLines,
  selectCurrentUser,
  selectIsLoggedIn,
  selectRedirectInfo,
  selectSelectedLesson,
  signedIn,
  signedOut,
} from '../../../../src/state';
import { warningsSoFar } from '../../../support/web/console';
import { makeCartLine } from '../../../support/web/factories';
import { makeStore } from '../../../support/web/store';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const user = { name: 'Ayu', email: 'ayu@example.com', role: 'CUSTOMER' as const, avatar: null };
const lesson = { id: 'p1', name: 'Private lesson', price: 500_000, description: 'One coach' };
const redirectInfo = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };
const line = makeCartLine();

/** A page of the site as it starts: a new store, filled from what is stored. */
async function open() {
  const store = makeStore();
  await restore(store);
  return { store };
}

const cookies = () => Cookies.get();
const storeCart = (lines: unknown, expiresAt = Date.now() + 60_000) =>
  localStorage.setItem('cart', JSON.stringify({ lines, expiresAt }));

describe('what happens in the store is stored', () => {
  test('as plain values under the documented names', async () => {
    const { store } = await open();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    store.dispatch(lessonChosen(lesson));
    store.dispatch(paymentPageAnnounced(redirectInfo));
    store.dispatch(lessonAddedToCart(line));
    expect(cookies()).toEqual({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      currentUser: JSON.stringify(user),
      selectedProduct: JSON.stringify(lesson),
      redirectInfo: JSON.stringify(redirectInfo),
    });
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [line] });
    expect(Object.keys(localStorage)).toEqual(['cart']);
  });

  test('for a day, and the payment page for three hours', async () => {
    const { store } = await open();
    const writes = jest.spyOn(document, 'cookie', 'set');
    const start = Date.now();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    store.dispatch(lessonChosen(lesson));
    store.dispatch(paymentPageAnnounced(redirectInfo));
    const written = writes.mock.calls.filter(([cookie]) => !/^\w+=;/.test(cookie)); // not the ones that take one away
    const hours = Object.fromEntries(
      written.map(([cookie]) => {
        const expires = /expires=([^;]+)/.exec(cookie)?.[1] ?? '';
        return [cookie.split('=')[0] ?? '', Math.round((Date.parse(expires) - start) / 3_600_000)] as const;
      }),
    );
    expect(hours).toEqual({
      access_token: 24,
      refresh_token: 24,
      currentUser: 24,
      selectedProduct: 24,
      redirectInfo: 3,
    });
    for (const [cookie] of written) expect(cookie).toMatch(/; path=\/; sameSite=lax/);
  });

  test('at once: a reload right after the change finds it', async () => {
    const { store } = await open();
    store.dispatch(lessonChosen(lesson));
    expect(cookies()).toEqual({ selectedProduct: JSON.stringify(lesson) });
  });

  test('and goes when the state lets go of it', async () => {
    const { store } = await open();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    store.dispatch(lessonChosen(lesson));
    store.dispatch(lessonAddedToCart(line));
    store.dispatch(signedOut());
    store.dispatch(lessonCleared());
    store.dispatch(cartCleared());
    expect(cookies()).toEqual({});
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('a refreshed access token prolongs its own cookie only', async () => {
    const { store } = await open();
    store.dispatch(signedIn(tokens));
    const writes = jest.spyOn(document, 'cookie', 'set');
    store.dispatch(accessTokenRefreshed('access-2'));
    const written = writes.mock.calls.map(([cookie]) => cookie).filter((cookie) => !/^\w+=;/.test(cookie));
    expect(written).toEqual([expect.stringMatching(/^access_token=access-2;/)]);
  });

  test('nothing is stored by a store that has not been restored', async () => {
    jest.useFakeTimers();
    makeStore().dispatch(signedIn(tokens));
    await jest.advanceTimersByTimeAsync(1000);
    expect(cookies()).toEqual({});
  });
});

describe('what is stored comes back', () => {
  test('into a new store, and is not written again', async () => {
    const first = await open();
    first.store.dispatch(signedIn(tokens));
    first.store.dispatch(currentUserLoaded(user));
    first.store.dispatch(lessonChosen(lesson));
    first.store.dispatch(paymentPageAnnounced(redirectInfo));
    first.store.dispatch(lessonAddedToCart(line));
    const stored = [document.cookie, localStorage.getItem('cart')];

    const writes = jest.spyOn(document, 'cookie', 'set');
    const state = (await open()).store.getState();
    expect(selectIsLoggedIn(state)).toBe(true);
    expect(selectCurrentUser(state)).toEqual(user);
    expect(selectSelectedLesson(state)).toEqual(lesson);
    expect(selectRedirectInfo(state)).toEqual(redirectInfo);
    expect(selectCartLines(state)).toEqual([line]);
    expect(state.session).toMatchObject(tokens);
    // the cart's cookie has no place at this address: its removal is the only thing that is written
    expect(writes.mock.calls.every(([cookie]) => cookie.startsWith('cart=;'))).toBe(true);
    expect([document.cookie, localStorage.getItem('cart')]).toEqual(stored);
  });

  test('also when somebody else has written it', async () => {
    document.cookie = 'access_token=x.y.z; path=/';
    document.cookie = `currentUser=${encodeURIComponent('{"name":"Ayu","email":"ayu@example.com"}')}; path=/`;
    document.cookie = `redirectInfo=${JSON.stringify(redirectInfo)}; path=/`;
    storeCart([line]);
    const state = (await open()).store.getState();
    expect(state.session).toMatchObject({ accessToken: 'x.y.z', refreshToken: null });
    expect(selectCurrentUser(state)?.name).toBe('Ayu');
    expect(selectRedirectInfo(state)).toEqual(redirectInfo);
    expect(selectCartLines(state)).toEqual([line]);
  });

  test('but not the cart after its end', async () => {
    storeCart([line], Date.now() - 1);
    const { store } = await open();
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('with nothing stored, the site starts empty', async () => {
    const state = (await open()).store.getState();
    expect(selectIsLoggedIn(state)).toBe(false);
    expect(selectCartLines(state)).toEqual([]);
    expect(selectSelectedLesson(state)).toBeNull();
    expect(selectRedirectInfo(state)).toBeNull();
    expect(warningsSoFar()).toEqual([]);
  });
});

test.each([
  ['currentUser', '{"name":'],
  ['currentUser', '{"name":"Ayu"}'],
  ['currentUser', '{"name":"Ayu","email":"a@b.c","role":"OWNER"}'],
  ['selectedProduct', '{"id":"p1","name":"x","price":"free","description":""}'],
  ['selectedProduct', '[]'],
  ['redirectInfo', '{"bookingCode":"A","redirectUrl":"javascript:alert(1)"}'],
  ['redirectInfo', 'undefined'],
])('a cookie %s that holds %s is dropped and logged, and the others stay', async (name, text) => {
  Cookies.set('access_token', 'access-1', { path: '/' });
  Cookies.set(name, text, { path: '/' });
  const { store } = await open();
  const { session, selectedLesson, redirectInfo: redirect } = store.getState();
  expect([session.currentUser, selectedLesson.lesson, redirect.info]).toEqual([null, null, null]);
  expect(cookies()).toEqual({ access_token: 'access-1' });
  expect(warningsSoFar()).toContainEqual(expect.stringContaining(`Ignored the stored cookie ${name}`));
});

test.each([
  ['in ASCII', 'A day at the beach. '.repeat(500)],
  ['in quotes and new lines', '"wave"\n'.repeat(500)],
  ['in another alphabet', 'серфинг на пляже '.repeat(100)],
  ['in emoji', '🏄'.repeat(1000)],
])('a lesson with a very long description %s is known again after a reload', async (_how, description) => {
  const { store } = await open();
  store.dispatch(lessonChosen({ ...lesson, description }));
  expect(selectSelectedLesson(store.getState())?.description).toBe(description);
  const again = selectSelectedLesson((await open()).store.getState());
  expect(again).toMatchObject({ id: 'p1', name: 'Private lesson', price: 500_000 });
  expect(again?.description.length).toBeGreaterThan(50);
  expect(document.cookie.length).toBeLessThanOrEqual(4097); // name, '=' and value
});

describe('other tabs', () => {
  const changeStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const comeBack = () => window.dispatchEvent(new Event('focus'));

  async function following() {
    const tab = await open();
    followOtherTabs(tab.store);
    return tab;
  }

  test('a cart that another tab has changed is taken over', async () => {
    const { store } = await following();
    storeCart([line]);
    changeStorage('cart');
    expect(selectCartLines(store.getState())).toEqual([line]);
  });

  test('the taken cart keeps the end that the other tab gave it', async () => {
    await following();
    storeCart([line], 9_000_000_000_000);
    changeStorage('cart');
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ expiresAt: 9_000_000_000_000 });
  });

  test.each([
    ['has emptied it', 'cart'],
    ['has emptied the whole storage', null],
  ])('the cart is empty when another tab %s', async (_what, key) => {
    const { store } = await following();
    store.dispatch(lessonAddedToCart(line));
    localStorage.clear();
    changeStorage(key);
    expect(selectCartLines(store.getState())).toEqual([]);
  });

  test('what other tabs store under other keys is none of the cart’s business', async () => {
    const { store } = await following();
    store.dispatch(lessonAddedToCart(line));
    localStorage.removeItem('cart');
    changeStorage('recentBookings');
    expect(selectCartLines(store.getState())).toEqual([line]);
  });

  test('a cart that another tab has broken is dropped and logged', async () => {
    const { store } = await following();
    localStorage.setItem('cart', '{"lines":');
    changeStorage('cart');
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(warningsSoFar()).toContainEqual(expect.stringContaining('Ignored the stored cart'));
  });

  test('a session begun elsewhere is there when the person comes back', async () => {
    const { store } = await following();
    Cookies.set('access_token', 'access-7', { path: '/' });
    Cookies.set('refresh_token', 'refresh-7', { path: '/' });
    Cookies.set('currentUser', JSON.stringify(user), { path: '/' });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    comeBack();
    expect(store.getState().session).toMatchObject({ accessToken: 'access-7', refreshToken: 'refresh-7' });
    expect(selectCurrentUser(store.getState())).toEqual(user);
  });

  test('a session ended elsewhere is over when the person comes back', async () => {
    const { store } = await following();
    store.dispatch(signedIn(tokens));
    for (const name of Object.keys(cookies())) Cookies.remove(name, { path: '/' });
    comeBack();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('the same session is left alone', async () => {
    const { store } = await following();
    store.dispatch(signedIn(tokens));
    const before = store.getState().session;
    comeBack();
    expect(store.getState().session).toBe(before);
  });
});
