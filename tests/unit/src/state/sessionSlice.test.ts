import {
  accessTokenRefreshed,
  currentUserLoaded,
  isSessionUser,
  selectAccessToken,
  selectCurrentUser,
  selectIsAdmin,
  selectIsStaff,
  selectIsLoggedIn,
  selectRefreshToken,
  selectSessionKey,
  sessionReducer,
  sessionReplaced,
  type SessionState,
  type SessionUser,
  signedIn,
  signedOut,
} from '../../../../src/state';
import { adminSession, makeStore, signedInSession } from '../../../support/web/store';

const nobody: SessionState = { accessToken: null, refreshToken: null, currentUser: null };
const user: SessionUser = { name: 'Ayu', email: 'ayu@example.com', role: 'CUSTOMER' };

test('starts signed out', () => {
  expect(sessionReducer(undefined, { type: 'start' })).toEqual(nobody);
});

test('signing in keeps the tokens and forgets the user before', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r' };
  expect(sessionReducer(signedInSession(), signedIn(tokens))).toEqual({ ...tokens, currentUser: null });
});

test('a refreshed access token replaces the old one alone', () => {
  const session = signedInSession();
  expect(sessionReducer(session, accessTokenRefreshed('access-2'))).toEqual({ ...session, accessToken: 'access-2' });
});

test('the answered user is kept, but not once the session is over', () => {
  expect(sessionReducer(signedInSession(), currentUserLoaded(user)).currentUser).toEqual(user);
  expect(sessionReducer(nobody, currentUserLoaded(user))).toEqual(nobody);
});

test('another tab’s session replaces this one', () => {
  expect(sessionReducer(nobody, sessionReplaced(adminSession()))).toEqual(adminSession());
});

test('signing out leaves nothing', () => {
  expect(sessionReducer(adminSession(), signedOut())).toEqual(nobody);
});

describe('the selectors', () => {
  const read = (session: SessionState) => {
    const state = makeStore({ session }).getState();
    return {
      isLoggedIn: selectIsLoggedIn(state),
      accessToken: selectAccessToken(state),
      refreshToken: selectRefreshToken(state),
      user: selectCurrentUser(state)?.name ?? null,
      isAdmin: selectIsAdmin(state),
      isStaff: selectIsStaff(state),
    };
  };
  const customer = signedInSession();
  const staff = signedInSession({ currentUser: { name: 'Nyoman', email: 'nyoman@example.com', role: 'STAFF' } });
  const out = { isLoggedIn: false, accessToken: null, refreshToken: null, user: null, isAdmin: false, isStaff: false };
  const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

  test.each([
    ['nobody', nobody, out],
    ['a customer', customer, { ...out, ...tokens, isLoggedIn: true, user: 'Wayan Test' }],
    [
      'an administrator',
      adminSession(),
      { ...tokens, isLoggedIn: true, user: 'Ketut Admin', isAdmin: true, isStaff: true },
    ],
    ['staff', staff, { ...out, ...tokens, isLoggedIn: true, user: 'Nyoman', isStaff: true }],
    [
      'a token whose user is not known yet',
      { ...customer, currentUser: null },
      { ...out, ...tokens, isLoggedIn: true },
    ],
    [
      'an administrator whose access token is gone',
      { ...adminSession(), accessToken: null },
      { ...out, refreshToken: 'refresh-1' },
    ],
  ])('of %s', (_who, session, expected) => {
    expect(read(session)).toEqual(expected);
  });
});

test.each<[string, unknown, boolean]>([
  ['a user', user, true],
  ['a user without a role', { name: 'Ayu', email: 'ayu@example.com' }, true],
  ['a user with a picture', { ...user, avatar: 'a.webp' }, true],
  ['a user with none', { ...user, avatar: null }, true],
  ['an invented role', { ...user, role: 'OWNER' }, false],
  ['a role of null', { ...user, role: null }, false],
  ['a picture that is no text', { ...user, avatar: {} }, false],
  ['a user without a name', { ...user, name: '' }, false],
  ['a user without an e-mail address', { name: 'Ayu' }, false],
  ['a list', [user], false],
  ['null', null, false],
])('%s is a session user', (_what, value, accepted) => {
  expect(isSessionUser(value)).toBe(accepted);
});

test('a session is known by its refresh token, as the access token changes with every refresh', () => {
  const key = (session: SessionState) => selectSessionKey(makeStore({ session }).getState());
  const first = key(signedInSession());
  expect(key(signedInSession({ accessToken: 'access-2' }))).toBe(first);
  expect(key(signedInSession({ refreshToken: 'refresh-2' }))).not.toBe(first);
  expect(key(signedInSession({ refreshToken: null }))).not.toBeNull();
  expect(key(nobody)).toBeNull();
  expect(key({ ...signedInSession(), accessToken: null })).toBeNull();
});
