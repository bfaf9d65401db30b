// webpack puts the value in: each language is built by itself, so that a visitor downloads one (docs/decisions/0098).
declare const process: { env: { SITE_LANGUAGE?: string } };

/** The language of this build of the site, as in `lang`: the name of a folder in src/locales, or 'en', which the texts in the code are in. */
export const language: string = process.env.SITE_LANGUAGE ?? 'en';

/** The locale of dates and names that read as part of the site's own texts. */
export const textLocale: string = language === 'en' ? 'en-GB' : language;

/** The locale of dates that are shown in the visitor's own format (spec §2): in English the browser's. */
export const visitorLocale: string | undefined = language === 'en' ? undefined : language;
