import type { LANGUAGES, School } from '../contract.gen.ts';

/** A language in which guests are written to; the documented fields are in English. */
export type Language = (typeof LANGUAGES)[number];

/** Words by their names; one that is missing has not been written. */
export type Words<Name extends string = string> = Partial<Record<Name, string>>;

export type SchoolText = keyof School['texts']['en'];
/** The names of the school's texts. */
export const SCHOOL_TEXTS = [
  'tagline',
  'welcome',
  'about',
  'safety',
  'included',
  'bring',
  'meeting',
  'swell',
  'plans_change',
  'notes',
] as const satisfies readonly SchoolText[];

/** The school's texts as they are stored. */
export type SchoolWords = Record<keyof School['texts'], Words<SchoolText>>;

/** What words say of a row in other languages than English. */
export interface Translations<Name extends string = string> {
  id: Words<Name>;
}

/** Translations as they are sent. */
export interface GivenTranslations {
  id?: Readonly<Record<string, string | null | undefined>>;
}

type Given = Readonly<Record<string, string | null | undefined>> | undefined;

/** Stored words with those that are given: one that is left out stays, null and a blank text take it away. */
export function mergedWords<Name extends string>(stored: Words<Name>, given: Given): Words<Name> {
  const changed = Object.entries(given ?? {}).filter(([, text]) => text !== undefined);
  const all = { ...stored, ...Object.fromEntries(changed.map(([name, text]) => [name, text?.trim() ?? ''])) };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) as Words<Name>;
}

/** The same for a row; what does not send any changes nothing. */
export const mergedTranslations = (stored: Translations, given: GivenTranslations): Translations => ({
  id: mergedWords(stored.id, given.id),
});

type Said<Name extends string> = Readonly<Record<Name, string | null>>;

/** What is said in a language; where that is missing, the English text. */
export const inLanguage = <Name extends string>(
  words: { en: Said<Name> } & { [Code in Language]?: Said<Name> },
  language: Language,
  name: Name,
): string | null => words[language]?.[name] ?? words.en[name];

/** The items of a text that is a list by its lines. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
