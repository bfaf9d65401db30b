import { story, type Step, type Story } from './story.ts';

const signIn: Step = { call: 'login', keep: { access: 'data.access_token', refresh: 'data.refresh_token' } };

/** Passwords that were forgotten. */
export const passwordStories: Story[] = [
  story(
    'requestPasswordReset',
    'the answer is the same for an unknown address',
    { call: 'requestPasswordReset', body: { email: '{customerEmail}' }, match: { data: true } },
    { call: 'requestPasswordReset', body: { email: 'nobody-{unique}@example.com' }, match: { data: true } },
  ),
  story('resetPassword', 'a token that is none', {
    call: 'resetPassword',
    body: { token: '{key}', password: 'Contract-check-2028' },
    status: 400,
  }),
];

/** Sessions and users. */
export const accountsStories: Story[] = [
  story('register', 'an address that is taken, in capitals', {
    call: 'register',
    with: { email: '{customerEmail|capitals}' },
    status: 409,
  }),
  story('register', 'passwords that are not equal', {
    call: 'register',
    with: { confirm_password: 'Another-password-2027' },
    status: 400,
  }),
  story('login', 'a wrong password', { call: 'login', with: { password: 'wrong-{unique}' }, status: 401 }),
  story('login', 'an unknown address', { call: 'login', with: { email: 'nobody-{unique}@example.com' }, status: 401 }),
  story(
    'refreshAccessToken',
    'the new access token serves',
    { call: 'refreshAccessToken', keep: { access: 'data.access_token' } },
    { call: 'getCurrentUser', as: '{access}', match: { 'data.email': '{customerEmail}', 'data.role': 'CUSTOMER' } },
  ),
  story('refreshAccessToken', 'an access token is no refresh token', signIn, {
    call: 'refreshAccessToken',
    as: '{access}',
    status: 401,
  }),
  story(
    'logout',
    'both tokens of the session end',
    signIn,
    { call: 'logout', as: '{refresh}', match: { data: true } },
    { call: 'refreshAccessToken', as: '{refresh}', status: 401 },
    { call: 'getCurrentUser', as: '{access}', status: 401 },
  ),
  story('getCurrentUser', 'is the one who signed in', {
    call: 'getCurrentUser',
    match: { 'data.email': '{customerEmail}', 'data.role': 'CUSTOMER' },
  }),
  story('updateUser', 'an address that another user has', {
    call: 'updateUser',
    with: { email: '{customerEmail}' },
    status: 409,
  }),
  story(
    'deleteUser',
    'an administrator stays',
    { call: 'updateUser', with: { role: 'ADMIN' }, match: { 'data.role': 'ADMIN' } },
    { call: 'deleteUser', status: 409 },
    { call: 'updateUser', with: { role: 'CUSTOMER' }, match: { 'data.role': 'CUSTOMER' } },
  ),
];
