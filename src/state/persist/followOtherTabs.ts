import type { Store } from '@reduxjs/toolkit';
import { cartReplaced } from '../cartSlice';
import type { AppState } from '../reducers';
import { sessionReplaced, type SessionState } from '../sessionSlice';
import { readStoredCart } from './cartStorage';
import { readCookies } from './cookieStorage';
import { sessionCookies } from './persistedReducers';

const readSession = (): SessionState => readCookies(sessionCookies);

/**
 * Follows what other tabs of the site store: a cart they change, a session they begin or end. To be called after `restore`,
 * so that this tab's own writes come first.
 */
export function followOtherTabs(store: Store<AppState>): void {
  // Compared with the former cookies, not with the session: a cookie that the browser refused is not another tab's change.
  let session = store.getState().session;
  let known = readSession();
  store.subscribe(() => {
    if (store.getState().session === session) return;
    session = store.getState().session;
    known = readSession();
  });
  const followSession = (stored: SessionState) => {
    if (stored.refreshToken === known.refreshToken && stored.accessToken === known.accessToken) return;
    known = stored;
    store.dispatch(sessionReplaced(stored));
  };
  const followCart = () => void store.dispatch(cartReplaced(readStoredCart()?.lines ?? []));
  window.addEventListener('focus', () => followSession(readSession()));
  // A page that the browser has kept for a step back has heard of no change meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followCart());
  window.addEventListener('storage', ({ key }) => {
    // null: the other tab has emptied the whole storage
    if (key === 'cart' || key === null) followCart();
    // A login and a logout store that there was one (sessionBookings.ts). This tab may ask for lists without being looked at, and
    // with the former session it would end the newer one. Whose session it is comes a moment after its tokens.
    const stored = readSession();
    if (stored.accessToken === null || stored.currentUser !== null) followSession(stored);
  });
}
