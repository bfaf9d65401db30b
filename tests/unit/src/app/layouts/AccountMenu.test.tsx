import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AccountMenu } from '../../../../../src/app/layouts/AccountMenu';
import { selectIsLoggedIn, type SessionState } from '../../../../../src/state';
import { keepProfilePhoto } from '../../../../../src/state/persist/profilePhoto';
import { warningsSoFar } from '../../../../support/web/console';
import { failure, mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { adminSession, signedInSession } from '../../../../support/web/store';

const open = (session: SessionState = signedInSession()) =>
  renderWithProviders(
    <>
      <AccountMenu />
      <button type="button">Elsewhere</button>
    </>,
    { route: '/check-bookings', path: '*', preloadedState: { session } },
  );
const button = () => screen.getByRole('button', { name: /^Account of/ });
const withUser = (changes: Partial<NonNullable<SessionState['currentUser']>>) =>
  signedInSession({ currentUser: { name: 'Wayan Test', email: 'wayan@example.com', role: 'CUSTOMER', ...changes } });

describe('the avatar', () => {
  test('is the first letter of the name without an image', () => {
    open(withUser({ name: 'wayan test' }));
    expect(button()).toHaveTextContent(/^W/);
    expect(button().querySelector('img')).toBeNull();
  });

  test('is the user’s image, until it fails', () => {
    open(withUser({ avatar: 'wayan.webp' }));
    const image = button().querySelector('img') as HTMLImageElement;
    expect(image).toHaveAttribute('src', 'http://localhost/public/wayan.webp');
    fireEvent.error(image);
    expect(button().querySelector('img')).toBeNull();
    expect(button()).toHaveTextContent(/^W/);
  });

  test('is the photo kept on this device before the image', () => {
    keepProfilePhoto('wayan@example.com', 'data:image/png;base64,AAAA');
    open(withUser({ avatar: 'wayan.webp' }));
    expect(button().querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  });

  test('is a Guest’s while the user is not known', () => {
    open(signedInSession({ currentUser: null }));
    expect(button()).toHaveAccessibleName('Account of Guest');
    expect(button()).toHaveTextContent(/^G/);
  });
});

describe('the menu', () => {
  test('of a customer has the profile and the way out', async () => {
    const { user } = open();
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dashboard Admin' })).toBeNull();
  });

  const staff = { name: 'Nyoman', email: 'nyoman@example.com', role: 'STAFF' as const };
  test.each([
    ['an administrator', adminSession()],
    ['staff', signedInSession({ currentUser: staff })],
  ])('of %s has the dashboard as well', async (_who, session) => {
    const { user } = open(session);
    await user.click(button());
    expect(screen.getByRole('link', { name: 'Dashboard Admin' })).toHaveAttribute('href', '/admin');
  });

  test.each([
    ['another click', (user: ReturnType<typeof open>['user']) => user.click(button())],
    ['the focus leaving it', (user: ReturnType<typeof open>['user']) => user.click(screen.getByText('Elsewhere'))],
    ['Escape', (user: ReturnType<typeof open>['user']) => user.keyboard('{Tab}{Escape}')],
  ])('closes with %s', async (_, close) => {
    const { user } = open();
    await user.click(button());
    await close(user);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  test('Escape gives the focus back to its button', async () => {
    const { user } = open();
    await user.click(button());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });
});

describe('logout', () => {
  test('says goodbye and leads to the home page', async () => {
    const calls = mockCall('delete', '/api/auth/logout', { json: { data: true } });
    const { router, store, user } = open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout successful!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer refresh-1']);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('leaves nothing that the person typed at the checkout or as a review to who comes next', async () => {
    mockCall('delete', '/api/auth/logout', { json: { data: true } });
    sessionStorage.setItem('checkoutForm', '{"name":"Wayan"}');
    sessionStorage.setItem('review', '{"name":"Wayan","email":"","message":""}');
    const { user } = open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Logout successful!');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('lastLogout')).not.toBeNull(); // the checkout of other tabs follows it
  });

  test('that the server refuses shows a message, and signs the person out all the same', async () => {
    mockCall('delete', '/api/auth/logout', failure(401, 'Refresh token unknown'));
    const { router, store, user } = open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Error during logout!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(warningsSoFar().join()).toContain('Refresh token unknown');
  });
});
