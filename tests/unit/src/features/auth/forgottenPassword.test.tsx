import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../../../../../src/features/auth/LoginPage';
import { gate } from '../../../../support/web/gate';
import { setLevel } from '../../../../support/web/level';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';
import { signedInSession } from '../../../../support/web/store';

const done = { json: { data: true } };
const mockRequest = (answer: Parameters<typeof mockCall>[2] = done) =>
  mockCall('post', '/api/auth/password-reset', answer);
const mockReset = (answer: Parameters<typeof mockCall>[2] = done) =>
  mockCall('put', '/api/auth/password-reset', answer);
const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the link under the login', () => {
  const link = () => screen.findByRole('link', { name: 'Forgot your password?' });

  test('brings the address along', async () => {
    mockDays({});
    const { user } = await renderRoute('/login');
    await user.type(screen.getByLabelText('Email'), 'wayan@example.com');
    await user.click(await link());
    await waitFor(() => expect(heading()).toHaveTextContent('Forgot your password?'));
    expect(screen.getByLabelText('Email')).toHaveValue('wayan@example.com');
  });

  test('keeps where the login leads', async () => {
    renderWithProviders(<LoginPage />, { route: '/login?next=%2Fprofile' });
    expect(await link()).toHaveAttribute('href', '/forgot-password?next=%2Fprofile');
  });

  test('is not there with a backend of level 1, nor are its pages', async () => {
    setLevel(1);
    const { router } = await renderRoute('/login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
    for (const path of ['/forgot-password', '/reset-password?token=abc-123']) {
      await act(() => router.navigate(path));
      expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
    }
  });
});

describe('asking for a link', () => {
  test('says the same whether there is an account or not', async () => {
    const calls = mockRequest();
    const { user } = await renderRoute('/forgot-password');
    await user.type(screen.getByLabelText('Email'), ' wayan@example.com ');
    const form = screen.getByLabelText('Email').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(heading()).toHaveTextContent('Check your inbox'));
    expect(heading()).toHaveFocus();
    expect(screen.getByText(/^If there is an account for/)).toHaveTextContent(
      /for wayan@example\.com, .* once, for an hour/,
    );
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'wayan@example.com' }]);
    await user.click(button('Send another link'));
    await user.click(button('Send the link'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test('needs an address, and what went wrong stays', async () => {
    const calls = mockRequest(
      (_call, index) => [failure(429, 'Too many requests.'), noAnswer()][index] ?? failure(404, ''),
    );
    const { user } = await renderRoute('/forgot-password');
    await user.click(button('Send the link'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(calls).toHaveLength(0);
    await user.type(screen.getByLabelText('Email'), 'wayan@example.com');
    await user.click(button('Send the link'));
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    await waitFor(() => expect(button('Send the link')).toBeEnabled());
    await user.click(button('Send the link'));
    expect(await screen.findByText(/^No answer came\./)).toBeVisible();
    expect(screen.queryByText('Too many requests.')).toBeNull();
    await waitFor(() => expect(button('Send the link')).toBeEnabled());
    await user.click(button('Send the link'));
    expect(await screen.findByText(/^Passwords cannot be changed here\./)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('wayan@example.com');
  });
});

describe('choosing a new password', () => {
  const fillIn =
    ({ user }: Pick<Awaited<ReturnType<typeof renderRoute>>, 'user'>) =>
    async (first: string, second = first) => {
      await user.clear(screen.getByLabelText('New Password'));
      await user.type(screen.getByLabelText('New Password'), first);
      await user.clear(screen.getByLabelText('Confirm New Password'));
      await user.type(screen.getByLabelText('Confirm New Password'), second);
      await user.click(button('Set the new password'));
    };

  test('checks it as at the registration, sets it, and leads to the login, also for whoever is signed in', async () => {
    const calls = mockReset();
    const view = await renderRoute('/reset-password?token=abc-123', { preloadedState: { session: signedInSession() } });
    expect(heading()).toHaveTextContent('Choose a new password');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    const set = fillIn(view);
    await set('short');
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/must be at least 8 characters long/);
    await set('ombak-sore-2027', 'ombak-pagi-2027');
    expect(screen.getByLabelText('Confirm New Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(calls).toHaveLength(0);
    await set('ombak-sore-2027');
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
    expect(view.router.state.location.search).toBe('');
    expect(view.store.getState().session.accessToken).toBeNull();
    expect(await screen.findByText('Your new password is set. You can log in now.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc-123', password: 'ombak-sore-2027' }]);
  });

  test('whoever has gone elsewhere before the answer stays there', async () => {
    const answer = gate();
    mockReset(async () => {
      await answer.opened;
      return done;
    });
    const view = await renderRoute('/reset-password?token=abc-123');
    await fillIn(view)('ombak-sore-2027');
    await act(() => view.router.navigate('/contactus'));
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    answer.open();
    expect(await screen.findByText('Your new password is set. You can log in now.')).toBeVisible();
    expect(window.location.pathname).toBe('/contactus');
  });

  test('a link that is no longer good says so and leads to a new one', async () => {
    mockReset(failure(400, 'This link is used or too old.'));
    const view = await renderRoute('/reset-password?token=abc-123');
    await fillIn(view)('ombak-sore-2027');
    expect(await screen.findByText('This link was used before, is too old or is not known.')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('ombak-sore-2027');
    await view.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Forgot your password?'));
  });

  test('after an attempt without an answer, a used link may mean that the password is set', async () => {
    mockReset((_call, index) => (index === 0 ? noAnswer() : failure(400, 'This link is used or too old.')));
    const view = await renderRoute('/reset-password?token=abc-123');
    await fillIn(view)('ombak-sore-2027');
    expect(await screen.findByText(/^No answer came\./)).toBeVisible();
    await waitFor(() => expect(button('Set the new password')).toBeEnabled());
    await view.user.click(button('Set the new password'));
    expect(await screen.findByText(/^Perhaps your new password is set already/)).toBeVisible();
  });

  test('an address without a token is told', async () => {
    await renderRoute('/reset-password?token=');
    expect(heading()).toHaveTextContent('This link is not complete');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
