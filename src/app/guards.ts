import type { Path } from 'react-router-dom';
import { api } from '../api';
import { isAdminPath, paths } from '../config/paths';
import { type AppState, selectIsLoggedIn } from '../state';
import type { AppStore } from './store';

const guestPages: readonly string[] = [paths.login, paths.register];

/**
 * Where a person is sent instead of an address, or null when they may see it (spec §2): who has an access token goes from
 * the guest pages to /; who has none goes from the profile to /login, where `next` brings them back afterwards, and from the
 * admin area to /.
 */
export function redirectOf({ pathname, search }: Omit<Path, 'hash'>, state: AppState): string | null {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const isLoggedIn = selectIsLoggedIn(state);
  if (guestPages.includes(path)) return isLoggedIn ? paths.home : null;
  if (path === paths.profile && !isLoggedIn) return `${paths.login}?next=${encodeURIComponent(pathname + search)}`;
  return isAdminPath(pathname) && !isLoggedIn ? paths.home : null;
}

/** Whether the server says that the signed-in user is an administrator (spec §2); a failed lookup is no. */
export async function isAdministrator(store: AppStore): Promise<boolean> {
  const lookup = api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await store.dispatch(lookup);
  return data?.data.role === 'ADMIN';
}
