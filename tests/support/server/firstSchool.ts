import type { School } from '../../../server/contract.gen.ts';
import { shownPhone } from '../../../server/school/phone.ts';
import { SCHOOL_TEXTS } from '../../../server/school/words.ts';
import { firstSchool } from '../../../server/seed/firstSchool.ts';

const { name, brand, founded, email, phone, whatsapp, street, area, region, texts } = firstSchool;
const textsIn = (language: 'en' | 'id') =>
  Object.fromEntries(SCHOOL_TEXTS.map((text) => [text, texts[language][text] ?? null])) as School['texts']['en'];

/** The school with which every database of a test begins, as the API answers it. */
export const school: School = {
  ...{ name, brand, founded, email, phone, whatsapp, street, area, region },
  map_url: firstSchool.mapUrl,
  photo_folder_url: firstSchool.photoFolderUrl,
  instagram_url: firstSchool.instagramUrl,
  facebook_url: firstSchool.facebookUrl,
  youtube_url: firstSchool.youtubeUrl,
  change_hours: null,
  reminder_at: '17:00',
  texts: { en: textsIn('en'), id: textsIn('id') },
  version: 1,
};

/** Its phones, as people read them. */
export const phones = [firstSchool.phone, firstSchool.whatsapp].map(shownPhone);

/** Where it is, in one line. */
export const address = `${street}, ${area}, ${region}`;
