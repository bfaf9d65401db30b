import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../../src/app/App';
import { adminsOnly, guestsOnly, usersOnly } from '../../../../src/app/guards';
import { LoginPage } from '../../../../src/features/auth/LoginPage';
import type { SessionState } from '../../../../src/state';
import { listOf, makeCurrentUser } from '../../../support/web/factories';
import { renderRoute } from '../../../support/web/render';
import { server } from '../../../support/web/server';
import { adminSession, makeStore, signedInSession } from '../../../support/web/store';

const nobody: SessionState = { accessToken: null, refreshToken: null, currentUser: null };
const currentUser = (answer: () => Response | Promise<Response>) => http.get('*/api/users/current', answer);
const userWithRole = (role: 'ADMIN' | 'CUSTOMER') => () => HttpResponse.json({ data: makeCurrentUser({ role }) });

/** The guards around pages of one word each. */
function open(session: SessionState, route: string) {
  const store = makeStore({ session });
  const seen = new Set<string>();
  const page = (text: string) => <h1 ref={() => void seen.add(text)}>{text}</h1>;
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          { path: '/', element: page('Home') },
          { path: '/login', loader: guestsOnly(store), element: <LoginPage /> },
          { path: '/register', loader: guestsOnly(store), element: page('Register') },
          { path: '/profile', loader: usersOnly(store), element: page('Profile') },
          { path: '/admin', loader: adminsOnly(store), element: page('Admin') },
        ],
      },
    ],
    { initialEntries: [route] },
  );
  render(<App store={store} router={router} />);
  return { store, router, seen, user: userEvent.setup() };
}

describe('guests only', () => {
  test('a guest sees the page', async () => {
    open(nobody, '/register');
    expect(await screen.findByText('Register')).toBeVisible();
  });

  test.each(['/login', '/register'])('%s leads a user with an access token to /', async (path) => {
    const { router, seen } = open(signedInSession({ currentUser: null }), path);
    expect(await screen.findByText('Home')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(seen).not.toContain('Register');
  });
});

describe('users only', () => {
  test('a user sees the page', async () => {
    open(signedInSession(), '/profile');
    expect(await screen.findByText('Profile')).toBeVisible();
  });

  test('a guest is sent to /login, which knows the way back', async () => {
    const { router, seen } = open(nobody, '/profile?tab=2');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toBe('?next=%2Fprofile%3Ftab%3D2');
    expect(seen).not.toContain('Profile');
  });
});

describe('administrators only', () => {
  test('an administrator sees the page, and not before the server has said who it is', async () => {
    server.use(
      currentUser(async () => {
        await delay(50);
        return userWithRole('ADMIN')();
      }),
    );
    const { seen } = open(adminSession(), '/admin');
    expect(seen).not.toContain('Admin');
    expect(await screen.findByText('Admin')).toBeVisible();
  });

  test.each<[string, SessionState, (() => Response) | null]>([
    ['a guest', nobody, null],
    ['a customer', signedInSession(), userWithRole('CUSTOMER')],
    ['a cookie that claims more than the server', adminSession(), userWithRole('CUSTOMER')],
    ['a blank role', adminSession(), () => HttpResponse.json({ data: { ...makeCurrentUser(), role: '' } })],
    ['a failed lookup', adminSession(), () => HttpResponse.json({ message: 'Broken' }, { status: 500 })],
    ['no answer', adminSession(), () => HttpResponse.error()],
  ])('%s goes to /', async (_, session, answer) => {
    if (answer) server.use(currentUser(answer));
    const { router, seen } = open(session, '/admin');
    expect(await screen.findByText('Home')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(seen).not.toContain('Admin');
  });
});

test('an administrator who logs in reaches /admin: the guest guard does not come between', async () => {
  server.use(
    http.post('*/api/auth/login', () => HttpResponse.json({ data: { access_token: 'a', refresh_token: 'r' } })),
    currentUser(userWithRole('ADMIN')),
  );
  const { router, user, seen } = open(nobody, '/login?next=%2Fprofile');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Admin')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin');
  expect([...seen]).toEqual(['Admin']);
});

describe('the site’s own routes', () => {
  /** Every text that stood on the page at any moment. */
  function watchTexts() {
    const texts = new Set<string>();
    const note = () => void texts.add(document.body.textContent);
    const observer = new MutationObserver(note);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return { texts, stop: () => observer.disconnect() };
  }

  test.each([
    ['/profile', nobody, '/login', 'Order History'],
    ['/login', signedInSession(), '/', 'Log in to your'],
    ['/register', signedInSession(), '/', 'Register for Surf Spot'],
  ])('at %s nothing of the wrong page flashes up', async (route, session, goal, wrong) => {
    server.use(http.get('*/api/*', () => HttpResponse.json(listOf([]))));
    const { texts, stop } = watchTexts();
    const { router } = renderRoute(route, { preloadedState: { session } });
    await waitFor(() => expect(router.state.location.pathname).toBe(goal));
    await screen.findByRole('heading', { level: 1 });
    await act(() => delay(50));
    stop();
    expect([...texts].filter((text) => text.includes(wrong))).toEqual([]);
    // Nor does the frame of the page that was asked for stand before the guard has spoken.
    if (route === '/profile') expect([...texts].filter((text) => text.includes('Quick links'))).toEqual([]);
  });
});
