// webpack puts the values in: each language is built by itself, so that a visitor downloads one (docs/decisions/languages.md).
declare const process: { env: { SITE_LANGUAGE?: string; SITE_LANGUAGES?: string } };

/** A language of the site: its folder in src/locales, and what that folder's language.json says, in the language itself. */
export interface Language {
  /** As in `lang` and `hreflang`. */
  code: string;
  name: string;
  /** Said to a visitor whose browser prefers this language. */
  offer: string;
  accept: string;
  decline: string;
}

/** The language of the texts in the code. */
export const SOURCE_LANGUAGE = 'en';

/** The language of this build of the site. */
export const language: string = process.env.SITE_LANGUAGE ?? SOURCE_LANGUAGE;

/** All languages of the site. */
export const languages = JSON.parse(process.env.SITE_LANGUAGES ?? '[]') as readonly Language[];

/** The locale of dates and names that read as part of the site's own texts. */
export const textLocale: string = language === SOURCE_LANGUAGE ? 'en-GB' : language;

/** The locale of dates that are shown in the visitor's own format (spec §2): in English the browser's. */
export const visitorLocale: string | undefined = language === SOURCE_LANGUAGE ? undefined : language;

/** The query's name of the language in an address, and the name of the cookie that keeps the choice. */
export const LANGUAGE_KEY = 'lang';

/** An address of the site (absolute, or a path with its search) that opens in a language. */
export function inLanguage(address: string, code: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_KEY, code);
  return `${path}?${String(query)}`;
}
