import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { SessionState } from '../../../../src/state';
import { listOf, makeCurrentUser } from '../../../support/web/factories';
import { gate } from '../../../support/web/gate';
import { renderRoute } from '../../../support/web/render';
import { server } from '../../../support/web/server';
import { adminSession, settled, signedInSession } from '../../../support/web/store';

const nobody: SessionState = { accessToken: null, refreshToken: null, currentUser: null };
const currentUser = (answer: () => Response | Promise<Response>) => http.get('*/api/users/current', answer);
const userWithRole = (role: 'ADMIN' | 'STAFF' | 'CUSTOMER') => () =>
  HttpResponse.json({ data: makeCurrentUser({ role }) });

/** Every text that stood on the page at any moment. */
function watchTexts() {
  const texts = new Set<string>();
  const note = () => void texts.add(document.body.textContent);
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { texts, stop: () => observer.disconnect() };
}

test.each<[string, SessionState, string]>([
  ['/register', nobody, '/register'],
  ['/login', signedInSession({ currentUser: null }), '/'],
  ['/login/', signedInSession(), '/'],
  ['/register?next=%2Fprofile', signedInSession(), '/'],
  ['/profile', signedInSession(), '/profile'],
  ['/profile?tab=2', nobody, '/login?next=%2Fprofile%3Ftab%3D2'],
  ['/Profile/', nobody, '/login?next=%2FProfile%2F'],
  ['/admin/users', nobody, '/'],
  ['/surf-lesson', nobody, '/surf-lesson'],
  ['/surf-lesson', signedInSession(), '/surf-lesson'],
])('%s for %o leads to %s', async (address, session, goal) => {
  server.use(http.get('*/api/*', () => HttpResponse.json(listOf([]))));
  const entries = window.history.length + 1; // renderRoute's own
  await renderRoute(address, { preloadedState: { session } });
  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname + window.location.search).toBe(goal);
  // The goal has taken the address's place: Back does not lead into the guard again.
  expect(window.history.length).toBe(entries);
});

describe('administrators only', () => {
  const open = (session: SessionState, answer: (() => Response | Promise<Response>) | null) => {
    server.use(http.get('*/api/*', () => HttpResponse.json(listOf([]))));
    if (answer) server.use(currentUser(answer));
    return renderRoute('/admin/users', { preloadedState: { session } });
  };

  test('an administrator sees the page, and not before the server has said who it is', async () => {
    const answer = gate();
    await open(adminSession(), async () => {
      await answer.opened;
      return userWithRole('ADMIN')();
    });
    expect(document.body).toHaveTextContent('');
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    answer.open();
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/users');
  });

  test.each<[string, SessionState, (() => Response) | null]>([
    ['a guest', nobody, null],
    ['a customer', signedInSession(), userWithRole('CUSTOMER')],
    ['staff, as users are not their business,', adminSession(), userWithRole('STAFF')],
    ['a cookie that claims more than the server', adminSession(), userWithRole('CUSTOMER')],
    ['a blank role', adminSession(), () => HttpResponse.json({ data: { ...makeCurrentUser(), role: '' } })],
    ['a failed lookup', adminSession(), () => HttpResponse.json({ message: 'Broken' }, { status: 500 })],
    ['no answer', adminSession(), () => HttpResponse.error()],
  ])('%s goes to /', async (_, session, answer) => {
    const { texts, stop } = watchTexts();
    await open(session, answer);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    stop();
    expect(window.location.pathname).toBe('/');
    expect([...texts].filter((text) => text.includes('Log Out'))).toEqual([]);
  });

  test.each(['/admin', '/admin/transaction-bookings'])('staff see %s', async (route) => {
    server.use(
      currentUser(userWithRole('STAFF')),
      http.get('*/api/*', () => HttpResponse.json(listOf([]))),
    );
    await renderRoute(route, { preloadedState: { session: signedInSession() } });
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(window.location.pathname).toBe(route);
  });

  test('leaving it for a public page and coming back asks the guard again', async () => {
    let lookups = 0;
    await open(adminSession(), () => {
      lookups += 1;
      return userWithRole('ADMIN')();
    });
    await screen.findByRole('navigation', { name: 'Admin' });
    const user = userEvent.setup();
    await user.click(screen.getByText('Home Page'));
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(lookups).toBe(2);
  });

  test('a failed lookup on the way back keeps out an administrator who was let in before', async () => {
    const answers = [userWithRole('ADMIN'), () => HttpResponse.json({ message: 'Broken' }, { status: 500 })];
    await open(adminSession(), () => (answers.shift() ?? userWithRole('ADMIN'))());
    await userEvent.click(await screen.findByText('Home Page'));
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(answers).toEqual([]));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  });

  test('while the guard asks, the former page stays under a progress bar', async () => {
    const answer = gate();
    server.use(
      currentUser(async () => {
        await answer.opened;
        return userWithRole('ADMIN')();
      }),
      http.get('*/api/*', () => HttpResponse.json(listOf([]))),
    );
    const { router } = await renderRoute('/check-bookings', { preloadedState: { session: adminSession() } });
    const title = await screen.findByRole('heading', { level: 1, name: 'Check Bookings' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(() => router.navigate('/admin/users'));
    expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    expect(title).toBeVisible();
    expect(window.location.pathname).toBe('/admin/users');
    answer.open();
    expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('an unknown address under it is no page', async () => {
    await renderRoute('/admin/nowhere', { preloadedState: { session: nobody } });
    expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
  });
});

test('an administrator who logs in reaches /admin: the guest guard does not come between', async () => {
  server.use(
    http.post('*/api/auth/login', () => HttpResponse.json({ data: { access_token: 'a', refresh_token: 'r' } })),
    currentUser(userWithRole('ADMIN')),
    http.get('*/api/*', () => HttpResponse.json(listOf([]))),
  );
  const { texts, stop } = watchTexts();
  const { user } = await renderRoute('/login?next=%2Fprofile', { preloadedState: { session: nobody } });
  await user.type(await screen.findByLabelText(/Email/), 'ketut@example.com');
  await user.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'ombak-admin');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
  stop();
  expect(window.location.pathname).toBe('/admin');
  expect([...texts].filter((text) => text.includes('Quick links'))).toEqual([]);
});

describe('the site’s own routes', () => {
  test.each([
    ['/profile', nobody, '/login', 'Order History'],
    ['/login', signedInSession(), '/', 'Log in to your'],
    ['/register', signedInSession(), '/', 'Register for Surf Spot'],
  ])('at %s nothing of the wrong page flashes up', async (route, session, goal, wrong) => {
    server.use(http.get('*/api/*', () => HttpResponse.json(listOf([]))));
    const { texts, stop } = watchTexts();
    const { store } = await renderRoute(route, { preloadedState: { session } });
    await waitFor(() => expect(window.location.pathname).toBe(goal));
    await screen.findByRole('heading', { level: 1 });
    await settled(store);
    stop();
    expect([...texts].filter((text) => text.includes(wrong))).toEqual([]);
    // The layout of the requested page is not shown before the guard has decided either.
    if (route === '/profile') expect([...texts].filter((text) => text.includes('Quick links'))).toEqual([]);
  });
});
