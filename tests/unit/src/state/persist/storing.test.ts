import Cookies from 'js-cookie';
import {
  accessTokenRefreshed,
  cartCleared,
  currentUserLoaded,
  lessonAddedToCart,
  lessonChosen,
  lessonOf,
  lessonCleared,
  paymentPageAnnounced,
  signedIn,
  signedOut,
} from '../../../../../src/state';
import { makeStore } from '../../../../support/web/store';
import { lesson, line, openSite, redirectInfo, tokens, user } from '../../../../support/web/stored';

describe('what happens in the store is stored', () => {
  test('as plain values under the documented names', async () => {
    const store = await openSite();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    store.dispatch(lessonChosen(lesson));
    store.dispatch(paymentPageAnnounced(redirectInfo));
    store.dispatch(lessonAddedToCart(line));
    expect(Cookies.get()).toEqual({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      currentUser: JSON.stringify(user),
      selectedProduct: JSON.stringify(lessonOf(lesson)),
      redirectInfo: JSON.stringify(redirectInfo),
    });
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ lines: [line] });
    expect(Object.keys(localStorage).toSorted()).toEqual(['cart', 'signedIn']);
  });

  test('for a day, and the payment page for three hours', async () => {
    const store = await openSite();
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
    const store = await openSite();
    store.dispatch(lessonChosen(lesson));
    expect(Cookies.get()).toEqual({ selectedProduct: JSON.stringify(lessonOf(lesson)) });
  });

  test('and goes when the state lets go of it', async () => {
    const store = await openSite();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    store.dispatch(lessonChosen(lesson));
    store.dispatch(lessonAddedToCart(line));
    store.dispatch(signedOut());
    store.dispatch(lessonCleared());
    store.dispatch(cartCleared());
    expect(Cookies.get()).toEqual({});
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('a refreshed access token prolongs its own cookie only', async () => {
    const store = await openSite();
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
    expect(Cookies.get()).toEqual({});
  });
});
