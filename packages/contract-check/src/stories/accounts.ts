import { PASSWORD } from '../fixtures.ts';
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

/** A new customer, who signs in. */
const registered: Step = { call: 'register', keep: { user: 'data.id', email: 'data.email', name: 'data.name' } };
const signInAs = (change: Record<string, unknown> = {}, more: Partial<Step> = {}): Step => ({
  ...signIn,
  body: { email: '{email}', password: PASSWORD, ...change },
  ...more,
});
const refused = (change: Record<string, unknown>): Step => signInAs(change, { keep: {}, status: 401 });
const serves: Step[] = [
  { call: 'getCurrentUser', as: '{access}', match: { 'data.email': '{email}' } },
  { call: 'refreshAccessToken', as: '{refresh}' },
];
const serveNoMore: Step[] = [
  { call: 'getCurrentUser', as: '{access}', status: 401 },
  { call: 'refreshAccessToken', as: '{refresh}', status: 401 },
];
const withRole = (role: string): Step => ({
  call: 'updateUser',
  params: { id: '{user}' },
  body: { name: '{name}', email: '{email}', role },
  match: { 'data.role': role },
});

// Longer than what some ways of hashing read of a password.
const LONG = `${PASSWORD}-`.repeat(9);

/** Sessions and users. */
export const accountsStories: Story[] = [
  story('register', 'an address that is taken, in capitals', {
    call: 'register',
    with: { email: '{customerEmail|capitals}' },
    status: 409,
  }),
  story(
    'register',
    'keeps an address as it is written, and signs in by it in any case',
    {
      ...registered,
      with: { email: 'Contract-Check-{code}-{key|capitals}@Example.com' },
      match: { 'data.email': 'Contract-Check-{code}-{key|capitals}@Example.com' },
    },
    signInAs({ email: 'contract-check-{code}-{key}@example.com' }),
    {
      call: 'getCurrentUser',
      as: '{access}',
      match: { 'data.email': 'Contract-Check-{code}-{key|capitals}@Example.com' },
    },
  ),
  story(
    'register',
    'an address with dots and a + is another one',
    registered,
    {
      call: 'register',
      with: { email: 'contract.check-{code}-{key}+a@example.com' },
      match: { 'data.email': 'contract.check-{code}-{key}+a@example.com' },
    },
    { call: 'register', with: { email: 'contract.check-{code}-{key}@example.com' } },
    { call: 'register', with: { email: 'contractcheck-{code}-{key}@example.com' } },
  ),
  story('register', 'passwords that are not equal', {
    call: 'register',
    with: { confirm_password: 'Another-password-2027' },
    status: 400,
  }),
  story(
    'register',
    'a role that is asked for is not given, and no token',
    {
      ...registered,
      with: { role: 'ADMIN' },
      match: { 'data.role': 'CUSTOMER', 'data.access_token': undefined, 'data.refresh_token': undefined },
    },
    signInAs(),
    { call: 'getCurrentUser', as: '{access}', match: { 'data.role': 'CUSTOMER' } },
    { call: 'listUsers', as: '{access}', status: 403 },
  ),
  story('login', 'a wrong password', { call: 'login', with: { password: 'wrong-{unique}' }, status: 401 }),
  story('login', 'an unknown address', { call: 'login', with: { email: 'nobody-{unique}@example.com' }, status: 401 }),
  story('login', 'the address in capitals and with blanks around', {
    call: 'login',
    with: { email: ' {customerEmail|capitals} ' },
  }),
  story(
    'login',
    'the password in the other case, with a blank, or cut, is wrong',
    { call: 'login', with: { password: PASSWORD.toUpperCase() }, status: 401 },
    { call: 'login', with: { password: `${PASSWORD} ` }, status: 401 },
    { call: 'login', with: { password: PASSWORD.slice(0, -1) }, status: 401 },
  ),
  story(
    'login',
    'every character of a long password counts',
    { ...registered, with: { password: `${LONG}a`, confirm_password: `${LONG}a` } },
    refused({ password: `${LONG}b` }),
    signInAs({ password: `${LONG}a` }, { keep: {} }),
  ),
  story(
    'login',
    'a password with blanks around and letters of other alphabets',
    { ...registered, with: { password: ' Ömbak 波-2027 ', confirm_password: ' Ömbak 波-2027 ' } },
    refused({ password: 'Ömbak 波-2027' }),
    signInAs({ password: ' Ömbak 波-2027 ' }, { keep: {} }),
  ),
  story(
    'login',
    'a password is not normalised: another way to write its letters is another one',
    { ...registered, with: { password: 'Ombak-ﬁne-2027', confirm_password: 'Ombak-ﬁne-2027' } },
    refused({ password: 'Ombak-fine-2027' }),
    signInAs({ password: 'Ombak-ﬁne-2027' }, { keep: {} }),
  ),
  story(
    'login',
    'a new session leaves the earlier one as it is',
    signIn,
    { call: 'login' },
    { call: 'getCurrentUser', as: '{access}' },
    { call: 'refreshAccessToken', as: '{refresh}' },
  ),
  story(
    'refreshAccessToken',
    'the new access token serves',
    { call: 'refreshAccessToken', keep: { access: 'data.access_token' } },
    { call: 'getCurrentUser', as: '{access}', match: { 'data.email': '{customerEmail}', 'data.role': 'CUSTOMER' } },
  ),
  story(
    'refreshAccessToken',
    'the refresh token serves again and again, and the access tokens of before go on',
    signIn,
    { call: 'refreshAccessToken', as: '{refresh}' },
    { call: 'refreshAccessToken', as: '{refresh}' },
    { call: 'refreshAccessToken', as: '{refresh}', keep: { newest: 'data.access_token' } },
    { call: 'getCurrentUser', as: '{newest}', match: { 'data.email': '{customerEmail}' } },
    { call: 'getCurrentUser', as: '{access}' },
  ),
  story(
    'logout',
    'both tokens of the session end, and those that were made from it',
    signIn,
    { call: 'refreshAccessToken', as: '{refresh}', keep: { renewed: 'data.access_token' } },
    { call: 'getCurrentUser', as: '{access}' },
    { call: 'logout', as: '{refresh}', match: { data: true } },
    ...serveNoMore,
    { call: 'getCurrentUser', as: '{renewed}', status: 401 },
    { call: 'logout', as: '{refresh}', status: 401 },
  ),
  story(
    'logout',
    'another session of the same user goes on',
    { ...signIn, keep: { other: 'data.refresh_token' } },
    signIn,
    { call: 'logout', as: '{other}' },
    { call: 'getCurrentUser', as: '{access}' },
    { call: 'refreshAccessToken', as: '{refresh}' },
  ),
  story('getCurrentUser', 'is the one who signed in', {
    call: 'getCurrentUser',
    match: { 'data.email': '{customerEmail}', 'data.role': 'CUSTOMER' },
  }),
  story('updateUser', 'keeps an address as it is written', registered, {
    call: 'updateUser',
    params: { id: '{user}' },
    body: { name: '{name}', email: 'Contract-Check-{code}-{key|capitals}@Example.com', role: 'CUSTOMER' },
    match: { 'data.email': 'Contract-Check-{code}-{key|capitals}@Example.com' },
  }),
  story('updateUser', 'an address that another user has', {
    call: 'updateUser',
    with: { email: '{customerEmail}' },
    status: 409,
  }),
  story('updateUser', 'an address that another user has, in capitals', {
    call: 'updateUser',
    with: { email: '{customerEmail|capitals}' },
    status: 409,
  }),
  story(
    'updateUser',
    'a change of name and address ends no session',
    registered,
    signInAs(),
    {
      call: 'updateUser',
      params: { id: '{user}' },
      body: { name: '{name} 2', email: 'contract-check-{key}-2@example.com', role: 'CUSTOMER' },
    },
    {
      call: 'getCurrentUser',
      as: '{access}',
      match: { 'data.name': '{name} 2', 'data.email': 'contract-check-{key}-2@example.com' },
    },
    { call: 'refreshAccessToken', as: '{refresh}' },
  ),
  story(
    'updateUser',
    'a change of role ends the sessions of the user',
    registered,
    signInAs(),
    withRole('ADMIN'),
    ...serveNoMore,
    signInAs(),
    { call: 'getCurrentUser', as: '{access}', match: { 'data.role': 'ADMIN' } },
    { call: 'listUsers', as: '{access}' },
    withRole('CUSTOMER'),
    ...serveNoMore,
  ),
  story(
    'deleteUser',
    'the sessions of the user end, and nobody can sign in',
    registered,
    signInAs(),
    ...serves,
    { call: 'deleteUser', params: { id: '{user}' } },
    ...serveNoMore,
    refused({}),
    { call: 'listUsers', query: { search: '{name}' }, lacks: '{user}' },
  ),
  story(
    'deleteUser',
    'an administrator stays',
    { call: 'updateUser', with: { role: 'ADMIN' }, match: { 'data.role': 'ADMIN' } },
    { call: 'deleteUser', status: 409 },
    { call: 'updateUser', with: { role: 'CUSTOMER' }, match: { 'data.role': 'CUSTOMER' } },
  ),
];
