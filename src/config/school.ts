import { t } from 'ttag';
import { type SchoolWords, sent, takeWords, textOr } from './sentSchool';

/**
 * What this school says of itself with a backend of level 1, and what a new school begins with: at level 2 /admin/school changes it.
 * The school here is fictional: no real person, number or address.
 */
export const firstFields = {
  name: 'Ombak Pagi Surf School',
  brand: 'Ombak Pagi',
  founded: '2014',
  email: 'hello@ombakpagi.example',
  phone: '+623615550114',
  whatsapp: '+6281255500114',
  street: 'Jalan Pantai Contoh 14',
  area: 'Kuta',
  region: 'Bali',
};

/** Where this school is on other sites. */
export const firstLinks = {
  map_url: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=16/-8.7184/115.1686',
  photo_folder_url: 'https://drive.google.com/drive/folders/ombak-pagi-example',
  instagram_url: 'https://www.instagram.com/ombakpagi.example',
  facebook_url: 'https://www.facebook.com/ombakpagi.example',
  youtube_url: 'https://www.youtube.com/@ombakpagi.example',
};
export const firstNetwork = 'https://www.linkedin.com/company/ombak-pagi-example';

function schoolNow() {
  const now: Pick<SchoolWords, keyof typeof firstFields> = { ...firstFields, ...sent };
  const { name, brand, founded, email, phone, street, area, region, whatsapp } = now;
  const isFirst = name === firstFields.name;
  return {
    name,
    brand,
    tagline: textOr('tagline', t`Small groups, warm water, first waves.`),
    /** Whether it is the made-up school of the build. */
    isFirst,
    /** Stands for the school in shared links and search results. */
    picture: '/pictures/school.jpg',
    founded,
    /** All days and opening hours are days and hours of this time zone. */
    timeZone: 'Asia/Makassar',
    utcOffset: '+08:00',
    contact: {
      /** In E.164 form; both may be one. */
      numbers: whatsapp ? [phone, whatsapp] : [phone],
      /** Digits only, as wa.me wants it; none where the school offers no chat. */
      whatsApp: whatsapp?.slice(1),
      email,
      address: { street, area, region },
    },
  };
}

/** All that names this school, as the page says it. Read where it is shown: a server renders pages of what the school says then. */
export const school = schoolNow();

/** Takes other words: where pages are rendered, and where no server puts them into the page. */
export function takeSchool(words: Partial<SchoolWords>): void {
  takeWords(words);
  Object.assign(school, schoolNow());
}
