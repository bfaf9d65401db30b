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

/** '+623615550114' → '+62 361 555 0114'; a number of another country stays as it is. */
const spaced = (phone: string): string => phone.replace(/^\+62(\d{3})(\d{3,4})(\d{3,5})$/, '+62 $1 $2 $3');

function schoolNow() {
  const now: Pick<SchoolWords, keyof typeof firstFields> = { ...firstFields, ...sent };
  const { name, brand, founded, email, phone, street, area, region } = now;
  const whatsApp = now.whatsapp ?? phone;
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
    country: 'ID' as const,
    /** The calling code of the country's phone numbers. */
    callingCode: '62',
    currency: 'IDR',
    contact: {
      phones: [...new Set([phone, whatsApp])].map(spaced),
      /** Digits only, as wa.me wants it. */
      whatsApp: whatsApp.slice(1),
      email,
      /** The contract has no field for a postal code. */
      address: { street, area, region, postalCode: street === firstFields.street ? '80361' : '', country: 'Indonesia' },
    },
    openingHours: { opens: '06:30', closes: '18:00' },
  };
}

/** All that names this school, as the page says it. Read where it is shown: a server renders pages of what the school says then. */
export const school = schoolNow();

/** Takes other words: where pages are rendered, and where no server puts them into the page. */
export function takeSchool(words: Partial<SchoolWords>): void {
  takeWords(words);
  Object.assign(school, schoolNow());
}
