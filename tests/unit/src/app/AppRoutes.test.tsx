import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CHECKOUT_USER, tabStorage } from '../../../../src/state/persist/webStorage';
import { restore } from '../../../../src/state/persist/restore';
import { selectIsLoggedIn, signedOut } from '../../../../src/state';
import { listOf } from '../../../support/web/factories';
import { gate } from '../../../support/web/gate';
import { renderRoute } from '../../../support/web/render';
import { server } from '../../../support/web/server';
import { makeStore, settled } from '../../../support/web/store';

const logoutAnswers = (answer: () => Response | Promise<Response>) => http.delete('*/api/auth/logout', answer);

/** Every path that the address bar shows from now on. */
function watchAddress(): string[] {
  const visited: string[] = [];
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = window.history[change].bind(window.history);
    jest
      .spyOn(window.history, change)
      .mockImplementation((state: unknown, unused: string, url?: string | URL | null) => {
        original(state, unused, url);
        visited.push(window.location.pathname);
      });
  }
  return visited;
}

afterEach(() => jest.restoreAllMocks());

/** The app as the browser has it: cookies, the browser's address bar and history. */
async function open(path: string, { signedIn }: { signedIn: boolean }) {
  if (signedIn) {
    const user = { name: 'Wayan Test', email: 'wayan@example.com', role: 'CUSTOMER' };
    document.cookie = 'access_token=access-1; path=/';
    document.cookie = 'refresh_token=refresh-1; path=/';
    document.cookie = `currentUser=${encodeURIComponent(JSON.stringify(user))}; path=/`;
  }
  const store = makeStore();
  await restore(store);
  const view = await renderRoute(path, { store });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

beforeEach(() => server.use(http.get('*/api/*', () => HttpResponse.json(listOf([])))));

describe('logout', () => {
  test.each<[string, string, (released: Promise<void>) => Response | Promise<Response>]>([
    ['succeeds', 'Logout successful!', () => HttpResponse.json({ data: true })],
    ['is refused', 'Error during logout!', () => HttpResponse.json({ message: 'Logout failed' }, { status: 401 })],
    ['breaks', 'Error during logout!', () => HttpResponse.json({}, { status: 500 })],
    ['is not answered', 'Error during logout!', () => HttpResponse.error()],
    ['is slow', 'Logout successful!', (released) => released.then(() => HttpResponse.json({ data: true }))],
  ])('that %s ends logged out, at /, from the profile', async (_, toast, answer) => {
    const slow = gate();
    server.use(logoutAnswers(() => answer(slow.opened)));
    const { store, user } = await open('/profile', { signedIn: true });
    expect(window.location.pathname).toBe('/profile');
    const visited = watchAddress();
    tabStorage.write(CHECKOUT_USER, '"wayan@example.com"');
    await user.click(screen.getByRole('button', { name: 'Account of Wayan Test' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    slow.open();

    expect(await screen.findByText(toast)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    // the home page has its answers
    await screen.findByText('New photos are on their way.');
    await screen.findByText('Produk tidak tersedia');
    await settled(store);
    expect(window.location.pathname + window.location.search).toBe('/');
    expect(visited).not.toContain('/login');
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(document.cookie).toBe('');
    expect(tabStorage.read(CHECKOUT_USER)).toBeNull(); // a guest's checkout asks nothing
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('without a refresh token ends logged out as well', async () => {
    const { store, user } = await open('/check-bookings', { signedIn: true });
    act(() => {
      const { session } = store.getState();
      store.dispatch({ type: 'session/sessionReplaced', payload: { ...session, refreshToken: null } });
    });
    await user.click(screen.getByRole('button', { name: 'Account of Wayan Test' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Error during logout!')).toBeVisible();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });
});

describe('a session that ends elsewhere', () => {
  test('leads from the profile to the login, which knows the way back', async () => {
    const { store } = await open('/profile', { signedIn: true });
    const entries = window.history.length;
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByRole('heading', { name: /^Log in to your/ })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fprofile');
    // Back must not lead into the guard again: the login has taken the profile's place.
    expect(window.history.length).toBe(entries);
  });

  test('leaves a page that everyone may see as it is', async () => {
    const { store } = await open('/check-bookings', { signedIn: true });
    act(() => void store.dispatch(signedOut()));
    await settled(store);
    expect(window.location.pathname).toBe('/check-bookings');
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('an access token that can be refreshed no more ends it', async () => {
    const unauthorized = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });
    server.use(http.get('*/api/my-bookings', unauthorized), http.post('*/api/auth/refresh', unauthorized));
    await open('/profile', { signedIn: true });
    expect(await screen.findByRole('heading', { name: /^Log in to your/ })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });
});

test('from one layout to the other, the focus goes to the new page’s title', async () => {
  const { router } = await open('/login', { signedIn: false });
  await act(() => router.navigate('/check-bookings'));
  expect(await screen.findByRole('heading', { name: 'Check Bookings' })).toHaveFocus();
  await act(() => router.navigate('/register'));
  expect(await screen.findByRole('heading', { name: /^Register/ })).toHaveFocus();
});
