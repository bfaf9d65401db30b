/** The languages in which the school speaks to its guests. */
export const languageNames = { en: 'English', id: 'Indonesian' } as const;
export type LanguageCode = keyof typeof languageNames;

/** A chosen language as the contract has it; null for that of the phone number. */
export const languageCode = (chosen: string): LanguageCode | null =>
  chosen === '' ? null : chosen === 'id' ? 'id' : 'en';
