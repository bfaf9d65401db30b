import type { FastifyReply } from 'fastify';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { hashToken, newRefreshToken, REFRESH_TOKEN_LIFE } from '../auth/tokens.ts';
import type { components } from '../contract.gen.ts';
import { badRequest, conflict, unauthorized } from '../errors.ts';
import { findUserByEmail, insertSession, insertUser, removeSession } from '../repositories/users.ts';
import type { Context, Valid } from './context.ts';

type Schemas = components['schemas'];

/** Registration and sessions. */
export const authRoutes = ({ db, tokens, logins, now }: Context) => ({
  async register({ body }: Valid<{ body: Schemas['RegisterRequest'] }>, reply: FastifyReply) {
    if (body.password !== body.confirm_password) {
      throw badRequest(['body/confirm_password must be equal to the password']);
    }
    const passwordHash = await hashPassword(body.password);
    const user = { name: body.name.trim(), email: body.email.trim(), role: 'CUSTOMER', passwordHash } as const;
    const stored = await insertUser(db, user);
    if (!stored) throw conflict('This e-mail address is already registered.');
    return reply.code(201).send({ data: stored });
  },

  async login({ body, ip }: Valid<{ body: Schemas['LoginRequest'] }>) {
    await logins?.check(body.email, ip);
    const user = await findUserByEmail(db, body.email.trim());
    const matches = await isPassword(user?.passwordHash ?? null, body.password);
    if (!user || !matches) {
      await logins?.failed(body.email, ip);
      throw unauthorized('Wrong e-mail address or password.');
    }
    await logins?.succeeded(body.email, ip);
    const refreshToken = newRefreshToken();
    const expiresAt = new Date(now().getTime() + REFRESH_TOKEN_LIFE);
    const sessionId = await insertSession(db, { userId: user.id, tokenHash: hashToken(refreshToken), expiresAt });
    return { data: { access_token: await tokens.sign(sessionId), refresh_token: refreshToken } };
  },

  async refreshAccessToken({ sessionId }: Valid<object>) {
    return { data: { access_token: await tokens.sign(sessionId ?? '') } };
  },

  async logout({ sessionId }: Valid<object>) {
    await removeSession(db, sessionId ?? '', now());
    return { data: true };
  },
});
