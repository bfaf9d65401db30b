import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, SOURCE_LANGUAGE } from '../src/lib/language';

const folder = path.resolve('src/locales');

/** What a language's language.json says: the visitors' code gets all but what only its HTML needs. */
interface LanguageFile extends Omit<Language, 'code'> {
  /** For browsers without JavaScript. */
  withoutScripts: string;
}

const read = (code: string) =>
  JSON.parse(readFileSync(path.join(folder, code, 'language.json'), 'utf8')) as LanguageFile;

/** The languages of the site, each a folder in src/locales; that of the texts in the code comes first. */
export const languages: readonly Language[] = readdirSync(folder)
  .sort((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE))
  .map((code) => {
    const { name, offer, accept, decline } = read(code);
    return { code, name, offer, accept, decline };
  });

/** What a browser without JavaScript says. */
export const withoutScripts = (code: string, email: string): string =>
  `<p>${read(code).withoutScripts} <a href="mailto:${email}">${email}</a></p>`;

/** The file of a language's translations: those of the site's pages, or of what is written to guests. */
export const catalogueOf = (code: string, what: 'messages' | 'guests' = 'messages'): string =>
  path.join(folder, code, `${what}.po`);

/** What stands before the names of a language's own files: the site in the language of the code is at the root of dist/. */
export const folderOf = (code: string): string => (code === SOURCE_LANGUAGE ? '' : `${code}/`);

/** The file of a language's service worker: at the root, as it is for every address of the site. */
export const workerOf = (code: string): string => (code === SOURCE_LANGUAGE ? 'sw.js' : `sw.${code}.js`);
