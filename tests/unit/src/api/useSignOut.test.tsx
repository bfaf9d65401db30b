import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useSignOut } from '../../../../src/api';
import { failure, mockCall, noAnswer } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { signedInSession } from '../../../support/web/store';

function SignOut() {
  const signOut = useSignOut();
  const [result, setResult] = useState('');
  return (
    <button type="button" onClick={() => void signOut().then((message) => setResult(message ?? 'done'))}>
      {result || 'Sign out'}
    </button>
  );
}

async function signOut(session = signedInSession()) {
  const { store, user } = renderWithProviders(<SignOut />, { preloadedState: { session } });
  await user.click(screen.getByRole('button'));
  return store;
}

const nobody = { accessToken: null, refreshToken: null, currentUser: null };

test('signing out revokes the refresh token and ends the session', async () => {
  const calls = mockCall('delete', '/api/auth/logout', { json: { data: true } });
  const store = await signOut();
  expect(await screen.findByText('done')).toBeVisible();
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer refresh-1']);
  expect(store.getState().session).toEqual(nobody);
});

test.each([
  ['the server’s message', failure(500, 'Try later'), 'Try later'],
  ['‘Logout failed’ without one', noAnswer(), 'Logout failed'],
])('when the call fails the session ends all the same, with %s', async (_what, answer, message) => {
  mockCall('delete', '/api/auth/logout', answer);
  const store = await signOut();
  expect(await screen.findByText(message)).toBeVisible();
  expect(store.getState().session).toEqual(nobody);
});

test('without a refresh token the session ends without a call', async () => {
  const store = await signOut(signedInSession({ refreshToken: null }));
  expect(await screen.findByText('No refresh token found')).toBeVisible();
  expect(store.getState().session).toEqual(nobody);
});
