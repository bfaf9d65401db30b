import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LoginPage } from '../../../../../src/features/auth/LoginPage';
import { selectCurrentUser, selectIsLoggedIn, sessionReplaced } from '../../../../../src/state';
import { makeCurrentUser } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { signedInSession } from '../../../../support/web/store';

const tokens = { access_token: 'access-1', refresh_token: 'refresh-1' };
const answerLogin = () => http.post('*/api/auth/login', () => HttpResponse.json({ data: tokens }));
const answerUser = (changes: Parameters<typeof makeCurrentUser>[0] = {}) =>
  http.get('*/api/users/current', ({ request }) =>
    request.headers.get('authorization') === 'Bearer access-1'
      ? HttpResponse.json({ data: makeCurrentUser(changes) })
      : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
  );

const open = (route = '/login') => renderWithProviders(<LoginPage />, { route });

async function fillIn({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(screen.getByLabelText('Email'), 'wayan@example.com');
  await user.type(screen.getByLabelText('Password'), 'ombak-123');
}

const submitButton = () => screen.getByRole('button', { name: /log/i });

test('title, fields and the way to the registration', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to your Ombak Pagi Surf School account');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(submitButton()).toHaveTextContent('Log in');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
});

test('the way to the registration keeps the page that asked for the login', () => {
  open('/login?next=%2Fprofile');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register?next=%2Fprofile');
});

test.each([
  [400, 'The request is not valid.'],
  [401, 'Invalid credentials'],
])('nothing is checked before it is sent; a server may answer %i', async (status, message) => {
  let sent: unknown;
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ message }, { status });
    }),
  );
  const { user } = open();
  await user.click(submitButton());
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual({ email: '', password: '' });
  // What was empty is said beside it once the server has refused.
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await waitFor(() => expect(submitButton()).toHaveFocus());
  await user.type(screen.getByLabelText('Email'), 'w@example.com');
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('the loading toast turns into the success, and the session has tokens and user', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const login = gate();
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      expect(await request.json()).toEqual({ email: 'wayan@example.com', password: 'ombak-123' });
      await login.opened;
      return HttpResponse.json({ data: tokens });
    }),
    answerUser({ name: 'Wayan Test', role: 'CUSTOMER' }),
  );
  const view = open();
  await fillIn(view);
  await view.user.click(submitButton());

  expect(await screen.findByText('Login...')).toBeVisible();
  expect(submitButton()).toHaveTextContent('Logging in...');
  expect(submitButton()).toBeDisabled();
  login.open();
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/'));
  expect(view.store.getState().session).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  expect(selectCurrentUser(view.store.getState())).toMatchObject({ name: 'Wayan Test', role: 'CUSTOMER' });
  // spec §8: it closes after one second, and has moved away in another
  for (let passed = 0; passed < 2000; passed += 250) await act(() => jest.advanceTimersByTimeAsync(250));
  expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
  expect(screen.queryByText('Login...')).not.toBeInTheDocument();
});

test('whoever has gone elsewhere before the answer is signed in and stays there', async () => {
  const login = gate();
  server.use(
    http.post('*/api/auth/login', async () => {
      await login.opened;
      return HttpResponse.json({ data: tokens });
    }),
    answerUser({ role: 'CUSTOMER' }),
  );
  const view = await renderRoute('/login');
  await fillIn(view);
  await view.user.click(submitButton());
  await act(() => view.router.navigate('/contactus'));
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  login.open();
  expect(await screen.findByText('Login successful!')).toBeInTheDocument();
  await waitFor(() => expect(selectCurrentUser(view.store.getState())).not.toBeNull());
  expect(window.location.pathname).toBe('/contactus');
});

test.each([
  ['CUSTOMER', '/login', '/'],
  ['CUSTOMER', '/login?next=%2Fsurf-lesson%3Fpage%3D2', '/surf-lesson?page=2'],
  ['CUSTOMER', '/login?next=%2F%2Fevil.example', '/'],
  ['CUSTOMER', '/login?next=https%3A%2F%2Fevil.example', '/'],
  ['ADMIN', '/login', '/admin'],
  ['ADMIN', '/login?next=%2Fprofile', '/admin'],
  ['STAFF', '/login?next=%2Fprofile', '/admin'],
] as const)('a %s at %s is led to %s', async (role, route, goal) => {
  server.use(answerLogin(), answerUser({ role }));
  const view = open(route);
  await fillIn(view);
  await view.user.click(submitButton());
  await waitFor(() => expect(view.router.state.location.pathname + view.router.state.location.search).toBe(goal));
  expect(view.router.state.historyAction).toBe('REPLACE');
});

test.each([
  [
    'the server’s message',
    () => HttpResponse.json({ message: 'Wrong email or password' }, { status: 401 }),
    'Wrong email or password',
  ],
  [
    'too many attempts',
    () => HttpResponse.json({ message: 'Too many attempts' }, { status: 429 }),
    'Too many attempts',
  ],
  ['an answer without a message', () => HttpResponse.json({}, { status: 500 }), 'Login failed!'],
  ['no answer at all', () => HttpResponse.error(), 'Login failed!'],
])('a refused login shows %s', async (_, answer, message) => {
  server.use(http.post('*/api/auth/login', answer));
  const view = open();
  await fillIn(view);
  await view.user.click(submitButton());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Login...')).not.toBeInTheDocument());
  expect(selectIsLoggedIn(view.store.getState())).toBe(false);
  expect(view.router.state.location.pathname).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveValue('wayan@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('ombak-123');
  expect(submitButton()).toBeEnabled();
  // The toast goes; what to look at stays, where the server has refused just that.
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    message === 'Wrong email or password' ? 'Check the e-mail address and the password.' : '',
  );
});

test('a session that another tab has begun leads to where the login would, also after a refused one', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Wrong' }, { status: 401 })));
  const view = open('/login?next=%2Fprofile');
  await fillIn(view);
  await view.user.click(submitButton());
  await screen.findByText('Wrong');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  act(() => void view.store.dispatch(sessionReplaced(signedInSession())));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/profile'));
});

test('nor does a refusal that comes late end the session', async () => {
  const login = gate();
  server.use(
    http.post('*/api/auth/login', async () => {
      await login.opened;
      return HttpResponse.json({ message: 'Wrong' }, { status: 401 });
    }),
  );
  const view = open();
  await fillIn(view);
  await view.user.click(submitButton());
  act(() => void view.store.dispatch(sessionReplaced(signedInSession())));
  login.open();
  await screen.findByText('Wrong');
  expect(selectIsLoggedIn(view.store.getState())).toBe(true);
});

test('without the current user there is no session', async () => {
  server.use(
    answerLogin(),
    http.get('*/api/users/current', () => HttpResponse.json({}, { status: 500 })),
  );
  const view = open();
  await fillIn(view);
  await view.user.click(submitButton());
  expect(await screen.findByText('Login failed!')).toBeVisible();
  expect(selectIsLoggedIn(view.store.getState())).toBe(false);
  expect(view.router.state.location.pathname).toBe('/login');
});

test('a double click sends one request', async () => {
  let requests = 0;
  const login = gate();
  server.use(
    http.post('*/api/auth/login', async () => {
      requests += 1;
      await login.opened;
      return HttpResponse.json({ data: tokens });
    }),
    answerUser(),
  );
  const view = open();
  await fillIn(view);
  const form = submitButton().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  login.open();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/'));
  expect(requests).toBe(1);
});

test('the password can be shown and hidden again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
