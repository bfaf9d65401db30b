import type { School, SchoolTexts } from '../../../../../api';
import { school } from '../../../../../config/school';
import { mapUrl } from '../../../../../config/schoolLinks';
import { type SchoolText, textOr } from '../../../../../config/sentSchool';
import { partsOf } from '../../../../../config/sentTexts';
import type { Speech } from './speech';

/** What the school says of itself in a text to a guest. */
export interface SchoolSaid {
  name: string;
  address: string;
  mapUrl: string | null;
  /** What guests bring; empty where the school says nothing of it. */
  bring: readonly string[];
  /** Where and when guests who come to the school meet; '' as above. */
  meeting: string;
}

type Texts = { en: SchoolTexts } & Readonly<Record<string, SchoolTexts | undefined>>;

/** The school in the guest's language, else in English, as mails say it; the words of the site where the backend does not tell its school. */
export function schoolSaid(told: School | undefined, { t, language }: Speech): SchoolSaid {
  const texts: Texts | undefined = told?.texts;
  const word = (name: SchoolText, first: string): string =>
    texts ? (texts[language]?.[name] ?? texts.en[name] ?? '') : textOr(name, first);
  const things = [t`Swimsuit`, t`Towel`, t`Water bottle`, t`Sunscreen SPF 30+`, t`Personal ID`];
  const { street, area, region } = told ?? school.contact.address;
  return {
    name: told?.name ?? school.name,
    address: `${street}, ${area}, ${region}`,
    mapUrl: told ? told.map_url : mapUrl(),
    bring: partsOf(word('bring', things.join('\n')), /\n/),
    meeting: word('meeting', t`Meet at the school, 15 minutes before your time.`),
  };
}
