import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jwtVerify, SignJWT } from 'jose';

const { subtle } = webcrypto;
const ISSUER = 'surf-school';
const ACCESS_TOKEN_LIFE = 15 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MIN_SECRET = 32;
/** Life of a refresh token, in ms. */
export const REFRESH_TOKEN_LIFE = 24 * 60 * 60 * 1000;

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Signs and reads access tokens with a secret of at least 32 characters. */
export function accessTokens(secret: string, now: () => Date) {
  // Once, as jose would make it from the text for each token.
  const ready = subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const seconds = () => Math.floor(now().getTime() / 1000);
  const expected = { algorithms: ['HS256'], issuer: ISSUER, audience: ISSUER };
  return {
    /** An access token of a session. */
    sign: async (sid: string): Promise<string> =>
      new SignJWT({ sid, kind: 'access', iss: ISSUER, aud: ISSUER, iat: seconds(), exp: seconds() + ACCESS_TOKEN_LIFE })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(await ready),

    /** The session of a valid access token; null for any other text. */
    sessionOf: async (token: string): Promise<string | null> => {
      try {
        const { payload } = await jwtVerify(token, await ready, { ...expected, currentDate: now() });
        const { kind, sid } = payload;
        return kind === 'access' && typeof sid === 'string' && UUID.test(sid) ? sid : null;
      } catch {
        return null;
      }
    },
  };
}

/** A new refresh token, or that of a link: 32 random bytes as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How such a secret is stored: as it is random, it needs no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The secret that signs access tokens: the given one, or one made once and kept in the data folder. */
export function signingSecret(settings: { jwtSecret: string | null; dataDir: string }): string {
  if (settings.jwtSecret !== null) return settings.jwtSecret;
  const file = path.join(settings.dataDir, 'jwt-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= MIN_SECRET) return kept;
  const secret = randomBytes(48).toString('base64url');
  mkdirSync(settings.dataDir, { recursive: true });
  // Renamed into place: a process that ends in between leaves no half of a secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}
