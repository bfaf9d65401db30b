import type { Given, Mutant } from './mutant.ts';
import { bearer, sessionOf, sidOf, userOf, withToken } from './tokens.ts';
import { answer, idIn, quoted, refusal, row } from './tools.ts';

const UUID = /^[0-9a-f-]{36}$/;
/** Replaces a token by a good one of the session that it names. */
const believes =
  (when: (token: string) => boolean): Mutant['ask'] =>
  async (asked, _, { sign }) => {
    const token = bearer(asked);
    if (UUID.test(sidOf(token)) && when(token)) withToken(asked, await sign(sidOf(token)));
  };

const accessTokenIn = (given: Given): string => {
  const token = row(given)['access_token'];
  return typeof token === 'string' ? token : '';
};

/** Tokens and sessions. */
export const accessTokens: Mutant[] = [
  {
    name: 'any token of a link will do',
    operation: 'resetPassword',
    path: 'status',
    give: (given) => {
      if (given.status === 400) Object.assign(given, { status: 200, body: { data: true } });
    },
  },
  {
    name: 'tokens are counted',
    operation: 'login',
    at: '*',
    ask: (asked, _, { store }) => {
      const real = store.get(bearer(asked));
      if (typeof real === 'string') withToken(asked, real);
    },
    give: (given, { url }, { store }) => {
      if (given.status !== 200 || !url.pathname.endsWith('/login')) return;
      const counted = `token-${String(100_000 + store.size)}`;
      store.set(counted, accessTokenIn(given));
      row(given)['access_token'] = counted;
    },
  },
  { name: 'a signature is not looked at', operation: 'getCurrentUser', ask: believes(() => true) },
  {
    name: 'a signature is not looked at by administrators',
    operation: ['createVideo', 'listUsers'],
    at: '*',
    ask: believes(() => true),
  },
  {
    name: 'alg none is believed',
    operation: 'getCurrentUser',
    ask: believes((token) => /"alg":"none"/i.test(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())),
  },
  {
    name: 'a refresh token is an access token',
    operation: 'getCurrentUser',
    ask: async (asked, _, around) => {
      const session = await sessionOf(bearer(asked), around);
      if (session) withToken(asked, await around.sign(String(session['id'])));
    },
  },
  {
    name: 'an access token refreshes itself',
    operation: 'refreshAccessToken',
    instead: async (asked, around) => {
      const user = await userOf(bearer(asked), around);
      return user ? answer(200, { data: { access_token: await around.sign(sidOf(bearer(asked))) } }) : null;
    },
  },
  {
    name: 'an access token signs out',
    operation: 'logout',
    instead: async (asked, around) => ((await userOf(bearer(asked), around)) ? answer(200, { data: true }) : null),
  },
  {
    name: 'signing out ends every session of the user',
    operation: 'logout',
    ask: async (asked, _, around) => {
      const session = await sessionOf(bearer(asked), around);
      if (session) around.store.set('user', session['user_id']);
    },
    give: async (given, _, { store, sql }) => {
      if (given.status === 200 && store.has('user'))
        await sql(`delete from sessions where user_id = ${quoted(store.get('user'))}`);
    },
  },
  {
    name: 'a new session ends the others',
    operation: ['login', 'logout', 'refreshAccessToken'],
    at: 'login',
    give: async (given, _, { sql }) => {
      const sid = sidOf(accessTokenIn(given));
      if (UUID.test(sid))
        await sql(
          `delete from sessions where id <> '${sid}' and user_id = (select user_id from sessions where id = '${sid}')`,
        );
    },
  },
  {
    name: 'an access token outlives its session',
    operation: ['logout', 'getCurrentUser'],
    at: ['login', 'getCurrentUser'],
    give: async (given, asked, around) => {
      const sid = sidOf(asked.operation === 'login' ? accessTokenIn(given) : bearer(asked));
      if (asked.operation === 'login' && given.status === 200) {
        const user = await userOf(String(row(given)['access_token']), around);
        around.store.set(sid, { ...user });
      } else if (given.status === 401 && around.store.has(sid)) {
        const { id, name, email, role } = around.store.get(sid) as Record<string, unknown>;
        Object.assign(given, {
          status: 200,
          body: { data: { id, name, email, role, avatar: null, profileImage: null } },
        });
      }
    },
  },
  {
    name: 'signing out is said and not done',
    operation: 'logout',
    instead: async (asked, around) => ((await sessionOf(bearer(asked), around)) ? answer(200, { data: true }) : null),
  },
  {
    name: 'a refresh token serves once',
    operation: 'refreshAccessToken',
    instead: (asked, { store }) =>
      store.get(bearer(asked)) === 1 ? refusal(401, 'The refresh token was used.') : null,
    give: (given, asked, { store }) => void (given.status === 200 && store.set(bearer(asked), 1)),
  },
  {
    name: 'sessions survive a change of role',
    operation: 'updateUser',
    ask: async (asked, _, { sql, store }) => {
      if (UUID.test(idIn(asked)))
        store.set(
          'kept',
          await sql(
            `select id, user_id, token_hash, expires_at::text as expires_at from sessions where user_id = '${idIn(asked)}'`,
          ),
        );
    },
    give: async (given, _, { sql, store }) => {
      for (const one of (store.get('kept') as Record<string, unknown>[] | undefined) ?? [])
        if (given.status === 200)
          await sql(
            `insert into sessions (id, user_id, token_hash, expires_at) values (${quoted(one['id'])}, ${quoted(one['user_id'])}, ${quoted(one['token_hash'])}, ${quoted(one['expires_at'])}) on conflict do nothing`,
          );
    },
  },
  {
    name: 'an access token keeps the role it was made with',
    operation: 'updateUser',
    at: ['login', 'getCurrentUser'],
    give: async (given, asked, around) => {
      const token = asked.operation === 'login' ? accessTokenIn(given) : bearer(asked);
      if (asked.operation === 'login' && given.status === 200) around.store.set(token, await userOf(token, around));
      else if (given.status === 401 && around.store.has(token)) {
        const { id, name, email, role } = around.store.get(token) as Record<string, unknown>;
        const alive = await around.sql(`select 1 from users where id = ${quoted(id)}`);
        if (alive.length > 0)
          Object.assign(given, {
            status: 200,
            body: { data: { id, name, email, role, avatar: null, profileImage: null } },
          });
      }
    },
  },
  {
    name: 'sessions survive the deletion of their user',
    operation: ['deleteUser', 'refreshAccessToken'],
    at: ['deleteUser', 'getCurrentUser', 'refreshAccessToken'],
    ask: async (asked, _, around) => {
      if (asked.operation !== 'deleteUser' || !UUID.test(idIn(asked))) return;
      for (const one of await around.sql(
        `select s.id as sid, s.token_hash, u.id, u.name, u.email, u.role from sessions s join users u on u.id = s.user_id where u.id = '${idIn(asked)}'`,
      ))
        around.store.set(String(one['sid']), one);
    },
    give: (given, asked, { store }) => {
      const kept = store.get(sidOf(bearer(asked))) as Record<string, unknown> | undefined;
      if (given.status === 401 && kept && asked.operation === 'getCurrentUser')
        Object.assign(given, {
          status: 200,
          body: {
            data: {
              id: kept['id'],
              name: kept['name'],
              email: kept['email'],
              role: kept['role'],
              avatar: null,
              profileImage: null,
            },
          },
        });
    },
  },
  {
    name: "the scheme is 'Bearer' alone",
    operation: ['listUsers', 'refreshAccessToken'],
    instead: ({ headers }) => (headers['authorization']?.startsWith('bearer ') ? refusal(401) : null),
  },
  {
    name: 'an old token keeps people from signing in',
    operation: 'login',
    instead: ({ headers }) => (headers['authorization'] === undefined ? null : refusal(401)),
  },
  {
    name: 'a new access token ends those of before',
    operation: 'refreshAccessToken',
    at: ['login', 'refreshAccessToken', 'getCurrentUser'],
    instead: (asked, { store }) => (store.has(`ended ${bearer(asked)}`) ? refusal(401) : null),
    give: (given, asked, { store }) => {
      const made = accessTokenIn(given);
      if (made === '') return;
      const { refresh_token: refresh } = row(given);
      const session = typeof refresh === 'string' ? refresh : bearer(asked);
      store.set(`ended ${String(store.get(session))}`, true);
      store.set(session, made);
    },
  },
  {
    name: 'a change of name ends the sessions',
    operation: 'updateUser',
    give: async (given, asked, { sql }) => {
      if (given.status === 200 && row(given)['role'] === 'CUSTOMER')
        await sql(`delete from sessions where user_id = ${quoted(idIn(asked))}`);
    },
  },
];
