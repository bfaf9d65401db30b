import Cookies from 'js-cookie';
import {
  cartProductOf,
  currentUserLoaded,
  lessonAddedToCart,
  lessonChosen,
  lessonOf,
  paymentPageAnnounced,
  selectCartLines,
  selectCurrentUser,
  selectIsLoggedIn,
  selectRedirectInfo,
  selectSelectedLesson,
  signedIn,
} from '../../../../../src/state';
import { warningsSoFar } from '../../../../support/web/console';
import { lesson, line, openSite, redirectInfo, storeCart, tokens, user } from '../../../../support/web/stored';

describe('what is stored comes back', () => {
  test('into a new store, and is not written again', async () => {
    const first = await openSite();
    first.dispatch(signedIn(tokens));
    first.dispatch(currentUserLoaded(user));
    first.dispatch(lessonChosen(lesson));
    first.dispatch(paymentPageAnnounced(redirectInfo));
    first.dispatch(lessonAddedToCart(line));
    const stored = [document.cookie, localStorage.getItem('cart')];

    const writes = jest.spyOn(document, 'cookie', 'set');
    const state = (await openSite()).getState();
    expect(selectIsLoggedIn(state)).toBe(true);
    expect(selectCurrentUser(state)).toEqual(user);
    expect(selectSelectedLesson(state)).toEqual(lessonOf(lesson));
    expect(selectRedirectInfo(state)).toEqual(redirectInfo);
    expect(selectCartLines(state)).toEqual([line]);
    expect(state.session).toMatchObject(tokens);
    // the cart's cookie has no place at this address: its removal is the only thing that is written
    expect(writes.mock.calls.every(([cookie]) => cookie.startsWith('cart=;'))).toBe(true);
    expect([document.cookie, localStorage.getItem('cart')]).toEqual(stored);
  });

  test('with all that a lesson says of itself, beside a long description', async () => {
    const facts = {
      days: 3,
      minutes: 120,
      min_people: 2,
      max_people: 6,
      level: 'BEGINNER',
      start_times: ['07:00'],
    } as const;
    const told = { ...lesson, ...facts, start_times: [...facts.start_times], description: 'wave '.repeat(2000) };
    const first = await openSite();
    first.dispatch(lessonChosen(told));
    first.dispatch(lessonAddedToCart({ ...line, product: cartProductOf(told) }));
    const state = (await openSite()).getState();
    expect(selectSelectedLesson(state)).toMatchObject(facts);
    expect(JSON.parse(Cookies.get('selectedProduct') ?? '')).toMatchObject(facts);
    expect(selectCartLines(state)[0]?.product).toEqual({ id: told.id, name: told.name, price: told.price, ...facts });
  });

  test('also when somebody else has written it', async () => {
    document.cookie = 'access_token=x.y.z; path=/';
    document.cookie = `currentUser=${encodeURIComponent('{"name":"Ayu","email":"ayu@example.com"}')}; path=/`;
    document.cookie = `redirectInfo=${JSON.stringify(redirectInfo)}; path=/`;
    storeCart([line]);
    const state = (await openSite()).getState();
    expect(state.session).toMatchObject({ accessToken: 'x.y.z', refreshToken: null });
    expect(selectCurrentUser(state)?.name).toBe('Ayu');
    expect(selectRedirectInfo(state)).toEqual(redirectInfo);
    expect(selectCartLines(state)).toEqual([line]);
  });

  test('but not the cart after its end', async () => {
    storeCart([line], Date.now() - 1);
    const store = await openSite();
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('with nothing stored, the site starts empty', async () => {
    const state = (await openSite()).getState();
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
  const store = await openSite();
  const { session, selectedLesson, redirectInfo: redirect } = store.getState();
  expect([session.currentUser, selectedLesson.lesson, redirect.info]).toEqual([null, null, null]);
  expect(Cookies.get()).toEqual({ access_token: 'access-1' });
  expect(warningsSoFar()).toContainEqual(expect.stringContaining(`Ignored the stored cookie ${name}`));
});

test.each([
  ['in ASCII', 'A day at the beach. '.repeat(500)],
  ['in quotes and new lines', '"wave"\n'.repeat(500)],
  ['in another alphabet', 'серфинг на пляже '.repeat(100)],
  ['in emoji', '🏄'.repeat(1000)],
])('a lesson with a very long description %s is known again after a reload', async (_how, description) => {
  const store = await openSite();
  store.dispatch(lessonChosen({ ...lesson, description }));
  expect(selectSelectedLesson(store.getState())?.description).toBe(description);
  const again = selectSelectedLesson((await openSite()).getState());
  expect(again).toMatchObject({ id: 'p1', name: 'Private lesson', price: 500_000 });
  expect(again?.description.length).toBeGreaterThan(50);
  expect(document.cookie.length).toBeLessThanOrEqual(4097); // name, '=' and value
});
