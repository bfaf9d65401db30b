import { screen, waitFor } from '@testing-library/react';
import { useLogout } from '../../../../src/api';
import { useToasts } from '../../../../src/ui/toast';
import { warningsSoFar } from '../../../support/web/console';
import { failure, mockCall, noAnswer } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { signedInSession } from '../../../support/web/store';

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
