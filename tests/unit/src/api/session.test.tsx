import { screen, waitFor } from '@testing-library/react';
import { adminApi, api, useLogout } from '../../../../src/api';
import { selectCurrentUser, signedIn, signedOut } from '../../../../src/state';
import { useToasts } from '../../../../src/ui/toast';
import { warningsSoFar } from '../../../support/web/console';
import { makeCurrentUser } from '../../../support/web/factories';
import { bearers, failure, mockCall, noAnswer } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { makeStore, signedInSession } from '../../../support/web/store';

describe('storeCurrentUser', () => {
  const nobodyKnown = () => makeStore({ session: signedInSession({ currentUser: null }) });
  const askWhoItIs = (store: ReturnType<typeof nobodyKnown>) => store.dispatch(api.endpoints.getCurrentUser.initiate());

  test.each([
    ['the avatar', { avatar: 'a.webp', profileImage: 'p.webp' }, 'a.webp'],
    ['the profile image where there is no avatar', { avatar: null, profileImage: 'p.webp' }, 'p.webp'],
    ['neither', { avatar: null, profileImage: null }, null],
  ])('the answered user is the session’s: name, email, role and %s', async (_what, pictures, avatar) => {
    const user = { name: 'Ayu', email: 'ayu@example.com', role: 'ADMIN' as const };
    mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ ...user, ...pictures }) } });
    const store = nobodyKnown();
    await askWhoItIs(store);
    expect(selectCurrentUser(store.getState())).toEqual({ ...user, avatar });
  });

  test('an answer after the sign-out is dropped', async () => {
    const store = nobodyKnown();
    mockCall('get', '/api/users/current', () => {
      store.dispatch(signedOut());
      return { json: { data: makeCurrentUser() } };
    });
    await askWhoItIs(store);
    expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, currentUser: null });
  });

  test('an answer for the former user does not become the next one', async () => {
    const store = nobodyKnown();
    mockCall('get', '/api/users/current', ({ headers }) => {
      const isFormer = headers.get('authorization') === 'Bearer access-1';
      if (isFormer) store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
      return { json: { data: makeCurrentUser({ name: isFormer ? 'The former user' : 'The next user' }) } };
    });
    await askWhoItIs(store);
    expect(store.getState().session).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      currentUser: { name: 'The next user' },
    });
  });
});

test('a change of the former user is not sent again as the next one', async () => {
  const store = makeStore({ session: signedInSession() });
  const calls = mockCall('delete', '/api/users/u', () => {
    store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
    return failure(401, 'Token expired');
  });
  const { error } = await store.dispatch(adminApi.endpoints.deleteUser.initiate({ id: 'u' }));
  expect(error).toMatchObject({ status: 401, message: 'Token expired' });
  expect(bearers(calls)).toEqual(['Bearer access-1']);
  expect(store.getState().session).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

describe('useLogout', () => {
  function Logout() {
    const [logout, isLeaving] = useLogout(useToasts().show);
    return (
      <button type="button" disabled={isLeaving} onClick={() => void logout()}>
        Logout
      </button>
    );
  }

  /** Presses the button and waits until the person has left for the home page, without a session. */
  async function logOut(session = signedInSession()) {
    const options = { route: '/profile', path: '*', preloadedState: { session } };
    const { router, store, user } = renderWithProviders(<Logout />, options);
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeDisabled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, currentUser: null });
  }

  test('revokes the refresh token, ends the session and leads home', async () => {
    const calls = mockCall('delete', '/api/auth/logout', { json: { data: true } });
    await logOut();
    expect(await screen.findByText('Logout successful!')).toBeVisible();
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer refresh-1']);
  });

  test.each([
    ['the server’s message', failure(500, 'Try later'), 'Try later'],
    ['‘Logout failed’ without one', noAnswer(), 'Logout failed'],
  ])('when the call fails the session ends all the same, and %s is logged', async (_what, answer, message) => {
    mockCall('delete', '/api/auth/logout', answer);
    await logOut();
    expect(await screen.findByText('Error during logout!')).toBeVisible();
    expect(warningsSoFar().join()).toContain(`Logout: ${message}`);
  });

  test('without a refresh token the session ends without a call', async () => {
    await logOut(signedInSession({ refreshToken: null }));
    expect(await screen.findByText('Error during logout!')).toBeVisible();
    expect(warningsSoFar().join()).toContain('No refresh token found');
  });
});
