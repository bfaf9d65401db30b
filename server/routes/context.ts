import type { FastifyRequest } from 'fastify';
import type { LoginAttempts } from '../auth/loginAttempts.ts';
import type { AccessTokens } from '../auth/tokens.ts';
import type { ContentCache } from '../plugins/contentCache.ts';
import type { Db } from '../db/connect.ts';
import { isUpload } from '../contract/validation.ts';
import { decodePicture } from '../images/decode.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { recorded } from '../repositories/auditLog.ts';
import { insertPicture, type Picture } from '../repositories/pictures.ts';
import type { User } from '../repositories/users.ts';

/** What every route works with. */
export interface Context {
  db: Db;
  tokens: AccessTokens;
  /** Failed logins; null when nothing is limited. */
  logins: LoginAttempts | null;
  payments: PaymentProvider;
  cache: ContentCache;
  publicUrl: string | null;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user of a request whose access token was checked. */
    user: User | null;
    /** The session of a request that brought a refresh token. */
    sessionId: string | null;
  }
}

/** A request whose parts have been validated against the contract. */
export type Valid<Parts extends { body?: unknown; params?: unknown; query?: unknown }> = FastifyRequest<{
  Body: Parts['body'];
  Params: Parts['params'];
  Querystring: Parts['query'];
}>;

/** The signed-in user; the contract's security has seen to it that there is one. */
export function signedInUser({ user }: FastifyRequest): User {
  if (!user) throw new Error('The operation is not secured.');
  return user;
}

/** An administrator's change: one transaction, recorded under the administrator's id. */
export const changeAs = <T>(db: Db, request: FastifyRequest, work: (tx: Db) => Promise<T>): Promise<T> =>
  recorded(db, signedInUser(request).id, work);

/**
 * Decodes an uploaded picture, or answers undefined when none was sent. Before the transaction: decoding takes its time,
 * and the embedded database does nothing else while a transaction is open.
 */
export const readPicture = async (value: unknown): Promise<Picture | undefined> =>
  isUpload(value) ? decodePicture(value.file) : undefined;

/** Stores a decoded picture; answers its name, or undefined when there is none. */
export async function storePicture(db: Db, picture: Picture | undefined): Promise<string | undefined> {
  if (picture) await insertPicture(db, picture);
  return picture?.name;
}
