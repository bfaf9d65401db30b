import { restore } from '../../../src/state/persist/restore';
import { makeCartLine } from './factories';
import { makeStore } from './store';

// What the site stores, as its tests find it.
export const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
export const user = { name: 'Ayu', email: 'ayu@example.com', role: 'CUSTOMER' as const, avatar: null };
export const lesson = { id: 'p1', name: 'Private lesson', price: 500_000, description: 'One coach' };
export const redirectInfo = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };
export const line = makeCartLine();

/** The store of a page as it starts: new, filled from what is stored. */
export async function openSite() {
  const store = makeStore();
  await restore(store);
  return store;
}

/** Stores a cart as another tab would. */
export const storeCart = (lines: unknown, expiresAt = Date.now() + 60_000) =>
  localStorage.setItem('cart', JSON.stringify({ lines, expiresAt }));
