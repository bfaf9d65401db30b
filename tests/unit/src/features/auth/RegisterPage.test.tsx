import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RegisterPage } from '../../../../../src/features/auth/RegisterPage';
import { makeUser } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { settled } from '../../../../support/web/store';

const values = {
  Name: 'Wayan Test',
  Email: 'wayan@example.com',
  Password: 'ombak-123',
  'Confirm Password': 'ombak-123',
};

const open = (route = '/register') => renderWithProviders(<RegisterPage />, { route });

function fillIn(changes: Partial<typeof values> = {}) {
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const submitButton = () => screen.getByRole('button', { name: /^(Sign Up|Registering...)$/ });
const submit = () => fireEvent.click(submitButton());
const register = (answer: () => Response | Promise<Response>) => http.post('*/api/auth/register', answer);
const created = () => HttpResponse.json({ data: makeUser() }, { status: 201 });

test('title, fields and the way to the login', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register for Surf Spot');
  for (const label of Object.keys(values)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  expect(submitButton()).toHaveTextContent('Sign Up');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['Name', '100'],
  ['Email', '254'],
  ['Password', '200'],
  ['Confirm Password', '200'],
])('%s takes no more than the contract does', (label, most) => {
  open();
  expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', most);
});

test('messages come one at a time, in the documented order, and no call is made', () => {
  open();
  const expectRefusal = (label: string, message: string) => {
    submit();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  };
  expectRefusal('Email', 'Please enter a valid email address');
  fillIn({ Name: '', Password: '1234567', 'Confirm Password': 'another' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expectRefusal('Password', 'Password must be at least 8 characters long');
  fillIn({ Name: '', 'Confirm Password': 'another' });
  expectRefusal('Confirm Password', 'Passwords do not match');
  fillIn({ Name: ' ' });
  expectRefusal('Name', 'Please enter your name');
});

test('the registration is sent, a message is shown, and the login page follows after two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let sent: unknown;
  const registration = gate();
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent = await request.json();
      await registration.opened;
      return created();
    }),
  );
  const { router } = open('/register?next=%2Fprofile');
  fillIn();
  submit();
  expect(submitButton()).toHaveTextContent('Registering...');
  expect(submitButton()).toBeDisabled();
  registration.open();
  expect(await screen.findByText('Registration successful! You can log in now.')).toBeVisible();
  expect(sent).toEqual({
    name: 'Wayan Test',
    email: 'wayan@example.com',
    password: 'ombak-123',
    confirm_password: 'ombak-123',
  });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(router.state.location.pathname).toBe('/register');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});

test('the login page has the registered address', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.use(register(created));
  await renderRoute('/register');
  fillIn();
  submit();
  await screen.findByText('Registration successful! You can log in now.');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('wayan@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('whoever leaves before the two seconds are over is not sent to the login page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.use(register(created));
  const { router } = open();
  fillIn();
  submit();
  await screen.findByText('Registration successful! You can log in now.');
  await act(() => router.navigate('/surf-lesson'));
  await act(() => jest.advanceTimersByTimeAsync(2200));
  expect(router.state.location.pathname).toBe('/surf-lesson');
});

test.each([
  [
    'the server’s message',
    () => HttpResponse.json({ message: 'Email already registered' }, { status: 409 }),
    'Email already registered',
  ],
  [
    'a flood’s message',
    () => HttpResponse.json({ message: 'Too many requests, try again later.' }, { status: 429 }),
    'Too many requests, try again later.',
  ],
  ['an answer without a message', () => HttpResponse.json({}, { status: 500 }), 'Registration failed'],
  ['no answer at all', () => HttpResponse.error(), 'An error occurred. Please try again.'],
])('a refused registration shows %s and keeps what was typed', async (_, answer, message) => {
  server.use(register(answer));
  const { router } = open();
  fillIn();
  submit();
  expect(await screen.findByText(message)).toBeVisible();
  for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(submitButton()).toBeEnabled();
  expect(router.state.location.pathname).toBe('/register');
});

test('an address that is taken stays marked until it is another one', async () => {
  server.use(register(() => HttpResponse.json({ message: 'Email already registered' }, { status: 409 })));
  open();
  fillIn();
  submit();
  expect(await screen.findByText('Log in with this address, or take another one.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'another@example.com' } });
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('a double click sends one request', async () => {
  let requests = 0;
  const registration = gate();
  server.use(
    register(async () => {
      requests += 1;
      await registration.opened;
      return created();
    }),
  );
  const { store } = open();
  fillIn();
  const form = submitButton().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  registration.open();
  await screen.findByText('Registration successful! You can log in now.');
  fireEvent.submit(form);
  await settled(store);
  expect(requests).toBe(1);
});
