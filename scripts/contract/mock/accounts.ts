import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Call, done, type Handler } from './call.ts';
import { contains, type ListQuery, paged } from './lists.ts';
import { writeTo } from './messages.ts';
import { badRequest, conflict, notFound, unauthorized } from './refusal.ts';
import { newId, type School, type User } from './school.ts';

type Kind = 'access' | 'refresh';
const secret = randomBytes(32);
const RESET_TIME = 3_600_000;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** A token that carries who it is, as JWTs do. */
function tokenOf(kind: Kind, session: string, user: User): string {
  const { id: sub, email, name, role } = user;
  const claims = { sub, email, name, role, kind, session, jti: randomUUID() };
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${signature(text)}`;
}

/** The user of a token, and the session; null for a token that is none, of another kind or of a session that has ended. */
export function userOfToken(school: School, token: string, kind: Kind): { user: User; session: string } | null {
  const [header = '', payload = '', signed, ...more] = token.split('.');
  if (more.length > 0 || signed !== signature(`${header}.${payload}`)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { kind: Kind; session: string };
  const userId = claims.kind === kind ? school.signedIn.get(claims.session) : undefined;
  const user = school.users.find(({ id }) => id === userId);
  return user ? { user, session: claims.session } : null;
}

const withEmail = ({ users }: School, email: string): User | undefined =>
  users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase());

const shown = ({ id, name, email, role }: User) => ({ id, name, email, role });

/** Whom an unknown address is: admin… is an ADMIN, staff… is STAFF, nobody… is nobody, everybody else is a CUSTOMER. */
function roleByAddress(email: string, school: School): User['role'] | null {
  if (/^nobody/i.test(email) || school.removed.has(email.toLowerCase())) return null;
  if (/^admin/i.test(email)) return 'ADMIN';
  return /^staff/i.test(email) && school.level === 2 ? 'STAFF' : 'CUSTOMER';
}

/** 'made.wirawan@example.com' → 'Made Wirawan'. */
const nameByAddress = (email: string): string =>
  (email.split('@')[0] ?? email)
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Guest';

/** The user who signs in; one whom the mock does not know yet is made. */
function signingIn(school: School, { email, password }: { email: string; password: string }): User {
  const wrong = () => unauthorized('Wrong e-mail address or password.');
  const known = withEmail(school, email);
  if (known) {
    if (known.password !== null && known.password !== password) throw wrong();
    return known;
  }
  const address = email.trim();
  const role = roleByAddress(address, school);
  if (role === null) throw wrong();
  const user: User = { id: newId(), name: nameByAddress(address), email: address, role, password: null };
  school.users.push(user);
  return user;
}

/** Ends all sessions of a user. */
function endSessions({ signedIn }: School, userId: string): void {
  for (const [session, owner] of signedIn) if (owner === userId) signedIn.delete(session);
}

/** Ends the links to a new password of a user. */
function endLinks({ resets }: School, owner: string): void {
  for (const [token, { userId }] of resets) if (userId === owner) resets.delete(token);
}

function signedInUser({ user }: Call): User {
  if (!user) throw unauthorized();
  return user;
}

function userOf({ school, params }: Call): User {
  const user = school.users.find(({ id }) => id === params['id']?.toLowerCase());
  if (!user) throw notFound('User');
  return user;
}

const emailTaken = () => conflict('This e-mail address is already registered.', ['Email already registered']);

export const accountHandlers: Record<string, Handler> = {
  register({ school, body }) {
    const { name, email, password, confirm_password } = body as Record<'name' | 'email' | 'password', string> & {
      confirm_password: string;
    };
    if (password !== confirm_password) throw badRequest(['body/confirm_password must be equal to the password']);
    if (withEmail(school, email)) throw emailTaken();
    const user: User = { id: newId(), name: name.trim(), email: email.trim(), role: 'CUSTOMER', password };
    school.users.push(user);
    return { data: shown(user) };
  },

  login({ school, body }) {
    const user = signingIn(school, body as { email: string; password: string });
    const session = newId();
    school.signedIn.set(session, user.id);
    const data = { access_token: tokenOf('access', session, user), refresh_token: tokenOf('refresh', session, user) };
    return { data };
  },

  refreshAccessToken: (call) => ({
    data: { access_token: tokenOf('access', call.session ?? '', signedInUser(call)) },
  }),

  logout({ school, session }) {
    school.signedIn.delete(session ?? '');
    return done;
  },

  requestPasswordReset({ school, body, site }) {
    const user = withEmail(school, (body as { email: string }).email);
    if (!user) return done;
    const token = randomBytes(32).toString('base64url');
    school.resets.set(token, { userId: user.id, until: Date.now() + RESET_TIME });
    writeTo(school, { kind: 'PASSWORD_RESET', to: user.email, subject: 'Your new password', booking_code: null }, [
      `Hello ${user.name}, choose a new password: ${site}/reset-password?token=${token}`,
    ]);
    return done;
  },

  resetPassword({ school, body }) {
    const { token, password } = body as { token: string; password: string };
    const { userId, until = 0 } = school.resets.get(token) ?? {};
    const user = school.users.find(({ id }) => id === userId);
    if (!user || until < Date.now()) throw badRequest(['body/token was used, is too old or is not known']);
    endLinks(school, user.id);
    user.password = password;
    endSessions(school, user.id);
    return done;
  },

  getCurrentUser: (call) => ({ data: { ...shown(signedInUser(call)), avatar: null, profileImage: null } }),

  listUsers({ school, query }) {
    const { search = '', ...rest } = query as ListQuery;
    const found = school.users.filter(
      ({ name, email }) => contains(name, search) || (school.level === 2 && contains(email, search)),
    );
    found.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
    return paged(found.map(shown), rest);
  },

  updateUser(call) {
    const { school } = call;
    const { name, email, role } = call.body as Pick<User, 'name' | 'email' | 'role'>;
    const user = userOf(call);
    const namesake = withEmail(school, email);
    if (namesake && namesake !== user) throw emailTaken();
    const isLast = user.role === 'ADMIN' && school.users.filter((one) => one.role === 'ADMIN').length === 1;
    if (isLast && role !== 'ADMIN') throw conflict('The last administrator keeps the role.');
    if (user.role !== role) endSessions(school, user.id);
    if (user.email !== email.trim()) endLinks(school, user.id);
    school.removed.add(user.email.toLowerCase());
    Object.assign(user, { name: name.trim(), email: email.trim(), role });
    return { data: shown(user) };
  },

  deleteUser(call) {
    const { school } = call;
    const user = userOf(call);
    if (user.role === 'ADMIN') throw conflict('An administrator cannot be deleted.');
    school.users.splice(school.users.indexOf(user), 1);
    school.removed.add(user.email.toLowerCase());
    endSessions(school, user.id);
    for (const booking of school.bookings) if (booking.userId === user.id) booking.userId = null;
    return done;
  },
};
