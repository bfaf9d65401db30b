import { SOURCE_LANGUAGE } from '../../../../../lib/language';
import { catalogues } from './catalogues.gen';
import { type LocaleData, TTag } from './ttag';

/** A language of guests, and ttag's tags that say the texts of the code in it, as the admin area itself is in English. */
export interface Speech extends Pick<TTag, 'ngettext'> {
  language: string;
  t: (text: TemplateStringsArray, ...values: string[]) => string;
}

// Characters that no text has.
const mark = (_value: unknown, index: number): string => `\uE000${index}\uE001`;
const MARKS = /\uE000(\d+)\uE001/g;

const translated: Readonly<Record<string, LocaleData | undefined>> = catalogues;

/** The tags of a language (src/locales/<language>/guests.po); those of English where it has no catalogue. */
export function speechIn(language: string): Speech {
  const ttag = new TTag();
  const catalogue = language === SOURCE_LANGUAGE ? undefined : translated[language];
  if (catalogue) {
    ttag.addLocale(language, catalogue);
    ttag.useLocale(language);
  }
  // ttag puts values in one after the other, so one that somebody has typed could name another. They come in all at once.
  const t: Speech['t'] = (text, ...values) =>
    ttag.t(text, ...values.map(mark)).replace(MARKS, (_mark, index: string) => values[Number(index)] ?? '');
  return { language, t, ngettext: ttag.ngettext };
}
