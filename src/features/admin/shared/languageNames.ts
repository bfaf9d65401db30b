import { LANGUAGES } from '../../../api';

type LanguageCode = (typeof LANGUAGES)[number];

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The languages in which the school writes to its guests. */
export const languageNames = Object.fromEntries(LANGUAGES.map((code) => [code, names.of(code)])) as Record<
  LanguageCode,
  string
>;

/** A chosen language as the contract has it; null for that of the phone number. */
export const languageCode = (chosen: string): LanguageCode | null => LANGUAGES.find((code) => code === chosen) ?? null;
