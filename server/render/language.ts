import type { FastifyRequest } from 'fastify';
import { queryOf } from '../http/address.ts';

/** The language of the site's own texts, for everybody who has not chosen another one. */
export const SOURCE_LANGUAGE = 'en' as const;

/** Name of the query's parameter and of the cookie (src/lib/language.ts has the same). */
const KEY = 'lang';
const YEAR_S = 365 * 86_400;

/** The language that a page is asked for in, out of those of the site: `?lang=`, else the cookie, else English. */
export function languageOf(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  languages: readonly string[],
): { language: string; isInAddress: boolean } {
  const asked = queryOf({ url }).get(KEY) ?? '';
  if (languages.includes(asked)) return { language: asked, isInAddress: true };
  const kept = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === KEY)?.[1];
  return { language: languages.find((code) => code === kept) ?? SOURCE_LANGUAGE, isInAddress: false };
}

/** The header that keeps a language for later visits. The page's code may read it. */
export const languageCookie = (language: string, isHttps: boolean): string =>
  `${KEY}=${language}; Path=/; Max-Age=${String(YEAR_S)}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
