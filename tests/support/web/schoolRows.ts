import type { School, SchoolTexts } from '../../../src/api';

const nothing: SchoolTexts = {
  tagline: null,
  welcome: null,
  about: null,
  safety: null,
  included: null,
  bring: null,
  meeting: null,
  swell: null,
  plans_change: null,
  notes: null,
};

/** A school as the contract has it; `changes` replace single fields, and single texts in each language. */
export const makeSchool = ({
  texts,
  ...changes
}: Partial<Omit<School, 'texts'>> & { texts?: Partial<Record<'en' | 'id', Partial<SchoolTexts>>> } = {}): School => ({
  name: 'Test Waves Surf School',
  brand: 'Test Waves',
  founded: '2014',
  email: 'hello@waves.example',
  phone: '+623615550114',
  whatsapp: '+6281255500114',
  street: 'Jalan Contoh 1',
  area: 'Kuta',
  region: 'Bali',
  map_url: 'https://maps.example/waves',
  photo_folder_url: null,
  instagram_url: 'https://www.instagram.com/waves.example',
  facebook_url: null,
  youtube_url: null,
  change_hours: null,
  reminder_at: '17:00',
  version: 3,
  ...changes,
  texts: { en: { ...nothing, tagline: 'First waves.', ...texts?.en }, id: { ...nothing, ...texts?.id } },
});
