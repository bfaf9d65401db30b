import { api } from '../../../../src/api';
import { selectCurrentUser, signedIn, signedOut } from '../../../../src/state';
import { makeCurrentUser } from '../../../support/web/factories';
import { mockCall } from '../../../support/web/network';
import { makeStore, signedInSession } from '../../../support/web/store';

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
