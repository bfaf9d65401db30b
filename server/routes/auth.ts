import { emailTaken } from '../auth/changeUser.ts';
import { assertRoomForPasswords, hashPassword, isPassword, passwordWork } from '../auth/passwords.ts';
import { hashToken, newSecret, REFRESH_TOKEN_LIFE } from '../auth/tokens.ts';
import type { LoginRequest } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import { badRefreshToken, badRequest, HttpError, unauthorized } from '../errors.ts';
import { findUserByEmail, insertSession, insertUser, removeSession } from '../repositories/users.ts';
import type { Context } from '../http/context.ts';

/** Registration and sessions. */
export const authHandlers = ({ db, tokens, logins, now }: Context) => {
  const wrong = () => unauthorized('Wrong e-mail address or password.');

  /** The user whose password this is; 401 when there is none. */
  async function userOf({ email, password }: LoginRequest) {
    const user = await findUserByEmail(db, email.trim());
    const matches = await isPassword(user?.passwordHash ?? null, password);
    if (!user || !matches) throw wrong();
    return user;
  }

  /** The same within the limits: 429 when too many have failed, 503 when too much is under way. */
  async function signedIn(body: LoginRequest, ip: string) {
    assertRoomForPasswords();
    // Before the turn for the password, as it may take seconds, in which others have theirs.
    const attempt = await logins?.begin(body.email, ip);
    const user = await passwordWork(() => userOf(body)).catch(async (error: unknown) => {
      if (error instanceof HttpError && error.statusCode === 503) await attempt?.takeBack();
      throw error;
    });
    await attempt?.succeeded();
    return user;
  }

  return {
    async register({ body }) {
      if (body.password !== body.confirm_password) {
        throw badRequest(['body/confirm_password must be equal to the password']);
      }
      const passwordHash = await passwordWork(() => hashPassword(body.password));
      const user = { name: body.name.trim(), email: body.email.trim(), role: 'CUSTOMER', passwordHash } as const;
      const stored = await insertUser(db, user);
      if (!stored) throw emailTaken();
      return { data: stored };
    },

    async login({ body, ip }) {
      const { id: userId, passwordHash } = await signedIn(body, ip);
      const refreshToken = newSecret();
      const expiresAt = new Date(now().getTime() + REFRESH_TOKEN_LIFE);
      const sessionId = await insertSession(db, {
        userId,
        passwordHash,
        tokenHash: hashToken(refreshToken),
        expiresAt,
      });
      if (sessionId === undefined) throw wrong();
      return { data: { access_token: await tokens.sign(sessionId), refresh_token: refreshToken } };
    },

    async refreshAccessToken({ sessionId }) {
      return { data: { access_token: await tokens.sign(sessionId ?? '') } };
    },

    async logout({ sessionId }) {
      if (!(await removeSession(db, sessionId ?? '', now()))) throw badRefreshToken();
      return { data: true };
    },
  } satisfies Partial<Handlers>;
};
