import { createHash } from 'node:crypto';
import type { Asked, Surroundings } from './mutant.ts';
import { type Json, quoted } from './tools.ts';

/** The bearer token of a request. */
export const bearer = ({ headers }: Asked): string => (headers['authorization'] ?? '').replace(/^Bearer /i, '');

/** Sends another token. */
export const withToken = (asked: Asked, token: string): void =>
  void (asked.headers['authorization'] = `Bearer ${token}`);

/** The session that an access token names, whoever signed it; '' when it is no such token. */
export function sidOf(token: string): string {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json;
    return typeof claims['sid'] === 'string' ? claims['sid'] : '';
  } catch {
    return '';
  }
}

/** Takes a request as an administrator's, if it has a token that is not made up. */
export const asAdmin = (asked: Asked, adminToken: string): void => {
  if (sidOf(bearer(asked)) !== '') withToken(asked, adminToken);
};

/** Takes a request as an administrator's, whoever sends it. */
export const openToAll = (asked: Asked, adminToken: string): void => withToken(asked, adminToken);

/** The session of a refresh token. */
export async function sessionOf(token: string, { sql }: Surroundings): Promise<Json | undefined> {
  const hash = createHash('sha256').update(token).digest('hex');
  return (await sql(`select id, user_id from sessions where token_hash = ${quoted(hash)}`))[0];
}

/** The user whose access token it is. */
export async function userOf(token: string, { sql }: Surroundings): Promise<Json | undefined> {
  const sid = sidOf(token);
  if (!/^[0-9a-f-]{36}$/.test(sid)) return undefined;
  const found = await sql(`select u.* from users u join sessions s on s.user_id = u.id where s.id = ${quoted(sid)}`);
  return found[0];
}
