import { type LocaleData, TTag } from 'ttag';
import { LANGUAGES } from '../contract.gen.ts';
import type { Language } from '../school/words.ts';
import { catalogues } from './catalogues.gen.ts';

/** A language, and ttag's tags that say the texts of the code in it (src/locales/<language>/guests.po). */
export interface Speech extends Pick<TTag, 'ngettext'> {
  language: Language;
  t: (text: TemplateStringsArray, ...values: (string | number)[]) => string;
}

const translated: Record<Exclude<Language, 'en'>, LocaleData> = catalogues;

// Characters that no text has.
const mark = (_value: unknown, index: number): string => `\uE000${String(index)}\uE001`;
const MARKS = /\uE000(\d+)\uE001/g;

function speech(language: Language): Speech {
  const ttag = new TTag();
  if (language !== 'en') {
    ttag.addLocale(language, translated[language]);
    ttag.useLocale(language);
  }
  const { ngettext } = ttag;
  // ttag puts values in one after the other, so one that somebody has typed could name another. They come in all at once.
  const t: Speech['t'] = (text, ...values) =>
    ttag.t(text, ...values.map(mark)).replace(MARKS, (_mark, index: string) => String(values[Number(index)]));
  return { language, t, ngettext };
}

/** All languages, each with its tags; that of the code comes first. */
export const speeches: readonly Speech[] = LANGUAGES.map(speech);

const byLanguage = Object.fromEntries(speeches.map((one) => [one.language, one])) as Record<Language, Speech>;

/** A language with its tags. */
export const speechIn = (language: Language): Speech => byLanguage[language];
