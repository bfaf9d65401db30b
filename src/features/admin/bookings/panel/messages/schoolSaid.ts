import type { School, SchoolTexts } from '../../../../../api';
import { addressText } from '../../../../../config/schoolLinks';
import { type SchoolText, textOr } from '../../../../../config/sentSchool';
import { partsOf } from '../../../../../config/sentTexts';
import { type SchoolPlace, schoolPlace } from '../../../shared/meeting';
import type { Speech } from './speech';

/** What the school says of itself in a text to a guest. */
export interface SchoolSaid extends SchoolPlace {
  /** What guests bring; empty where the school says nothing of it. */
  bring: readonly string[];
  /** Where and when guests who come to the school meet; '' as above. */
  meeting: string;
}

type Texts = { en: SchoolTexts } & Readonly<Record<string, SchoolTexts | undefined>>;

const placeOf = (told: School): SchoolPlace => ({
  name: told.name,
  address: addressText(told),
  mapUrl: told.map_url,
});

/** The school in the guest's language, else in English, as mails say it; the words of the site where the backend does not tell its school. */
export function schoolSaid(told: School | undefined, { t, language }: Speech): SchoolSaid {
  const texts: Texts | undefined = told?.texts;
  const word = (name: SchoolText, first: string): string =>
    texts ? (texts[language]?.[name] ?? texts.en[name] ?? '') : textOr(name, first);
  const things = [t`Swimsuit`, t`Towel`, t`Water bottle`, t`Sunscreen SPF 30+`, t`Personal ID`];
  return {
    ...(told ? placeOf(told) : schoolPlace()),
    bring: partsOf(word('bring', things.join('\n')), /\n/),
    meeting: word('meeting', t`Meet at the school, 15 minutes before your time.`),
  };
}
