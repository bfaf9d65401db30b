import Cookies from 'js-cookie';
import {
  lessonAddedToCart,
  selectCartLines,
  selectCurrentUser,
  selectIsLoggedIn,
  signedIn,
  accessTokenRefreshed,
  currentUserLoaded,
} from '../../../../../src/state';
import { followOtherTabs } from '../../../../../src/state/persist/followOtherTabs';
import { warningsSoFar } from '../../../../support/web/console';
import { line, openSite, storeCart, tokens, user } from '../../../../support/web/stored';

describe('other tabs', () => {
  const changeStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const comeBack = () => window.dispatchEvent(new Event('focus'));

  async function following() {
    const store = await openSite();
    followOtherTabs(store);
    return store;
  }

  test('a cart that another tab has changed is taken over', async () => {
    const store = await following();
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
    const store = await following();
    store.dispatch(lessonAddedToCart(line));
    localStorage.clear();
    changeStorage(key);
    expect(selectCartLines(store.getState())).toEqual([]);
  });

  test('a page that the browser has kept for a step back takes over the cart that another tab has changed meanwhile', async () => {
    const store = await following();
    storeCart([line]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectCartLines(store.getState())).toEqual([line]);
  });

  test('what other tabs store under other keys is none of the cart’s business', async () => {
    const store = await following();
    store.dispatch(lessonAddedToCart(line));
    localStorage.removeItem('cart');
    changeStorage('recentBookings');
    expect(selectCartLines(store.getState())).toEqual([line]);
  });

  test('a cart that another tab has broken is dropped and logged', async () => {
    const store = await following();
    localStorage.setItem('cart', '{"lines":');
    changeStorage('cart');
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(warningsSoFar()).toContainEqual(expect.stringContaining('Ignored the stored cart'));
  });

  test('a login elsewhere is taken over at once, as this tab may ask for something without being looked at', async () => {
    const store = await following();
    Cookies.set('access_token', 'access-8', { path: '/' });
    Cookies.set('refresh_token', 'refresh-8', { path: '/' });
    changeStorage('signedIn');
    expect(selectIsLoggedIn(store.getState())).toBe(false); // whose it is comes a moment later
    Cookies.set('currentUser', JSON.stringify(user), { path: '/' });
    changeStorage('signedIn');
    expect(selectCurrentUser(store.getState())).toEqual(user);
    expect(store.getState().session.refreshToken).toBe('refresh-8');
  });

  test('a session begun elsewhere is there when the person comes back', async () => {
    const store = await following();
    Cookies.set('access_token', 'access-7', { path: '/' });
    Cookies.set('refresh_token', 'refresh-7', { path: '/' });
    Cookies.set('currentUser', JSON.stringify(user), { path: '/' });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    comeBack();
    expect(store.getState().session).toMatchObject({ accessToken: 'access-7', refreshToken: 'refresh-7' });
    expect(selectCurrentUser(store.getState())).toEqual(user);
  });

  test('a session ended elsewhere is over when the person comes back', async () => {
    const store = await following();
    store.dispatch(signedIn(tokens));
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
    comeBack();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('the same session is left alone', async () => {
    const store = await following();
    store.dispatch(signedIn(tokens));
    const before = store.getState().session;
    comeBack();
    expect(store.getState().session).toBe(before);
  });

  const longTokens = { accessToken: 'a'.repeat(5000), refreshToken: 'r'.repeat(5000) };

  test('a session whose tokens are too large for cookies is not lost when the person comes back', async () => {
    const store = await following();
    store.dispatch(signedIn(longTokens));
    store.dispatch(currentUserLoaded(user));
    comeBack();
    expect(store.getState().session).toMatchObject({ ...longTokens, currentUser: user });
    expect(warningsSoFar().join()).toContain('The cookie access_token would be larger than 4096 bytes');
  });

  test('a session in a browser that refuses cookies is not lost when the person comes back', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const store = await following();
    store.dispatch(signedIn(tokens));
    store.dispatch(currentUserLoaded(user));
    comeBack();
    store.dispatch(accessTokenRefreshed('access-2'));
    comeBack();
    expect(store.getState().session).toMatchObject({ ...tokens, accessToken: 'access-2', currentUser: user });
  });

  test('a session begun elsewhere takes the place of one that no cookie holds', async () => {
    const store = await following();
    store.dispatch(signedIn(longTokens));
    Cookies.set('access_token', 'access-7', { path: '/' });
    comeBack();
    expect(store.getState().session).toMatchObject({ accessToken: 'access-7', refreshToken: null });
    expect(warningsSoFar()).toHaveLength(2);
  });
});
