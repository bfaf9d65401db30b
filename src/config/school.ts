import { t } from 'ttag';
import { type SchoolWords, sent, textOr } from './sentSchool';

/**
 * What this school says of itself with a backend of level 1, and what a new school begins with: at level 2 /admin/school changes it.
 * The school here is fictional: no real person, number or address.
 */
const first = {
  name: 'Ombak Pagi Surf School',
  brand: 'Ombak Pagi',
  founded: '2014',
  email: 'hello@ombakpagi.example',
  phone: '+623615550114',
  whatsapp: '+6281255500114',
  street: 'Jalan Pantai Contoh 14',
  area: 'Kuta',
  region: 'Bali',
  map_url: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=16/-8.7184/115.1686',
  photo_folder_url: 'https://drive.google.com/drive/folders/ombak-pagi-example',
  instagram_url: 'https://www.instagram.com/ombakpagi.example',
  facebook_url: 'https://www.facebook.com/ombakpagi.example',
  youtube_url: 'https://www.youtube.com/@ombakpagi.example',
} satisfies Omit<SchoolWords, 'texts' | 'change_hours'>;

/** What only the school above has, as the contract has no field for it. */
const firstAlone = {
  postalCode: '80361',
  network: { label: t`Ombak Pagi on LinkedIn`, url: 'https://www.linkedin.com/company/ombak-pagi-example' },
  mapLabel: t`Map of Kuta Beach, Bali`,
};

const said = <Key extends keyof typeof first>(key: Key): SchoolWords[Key] =>
  sent[key] === undefined ? first[key] : (sent as SchoolWords)[key];

/** '+623615550114' → '+62 361 555 0114'; a number of another country stays as it is. */
const spaced = (phone: string): string => phone.replace(/^\+62(\d{3})(\d{3,4})(\d{3,5})$/, '+62 $1 $2 $3');

/** Where the school's map shows it, as far as its address tells that (`mlat` and `mlon` of OpenStreetMap). */
function pointOf(url: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(url) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** All that names this school. It is read when it is shown, as the page may bring the school's own words (./sentSchool). */
export const school = {
  get name() {
    return said('name');
  },
  get brand() {
    return said('brand');
  },
  get tagline() {
    return textOr('tagline', t`Small groups, warm water, first waves.`);
  },
  /** Whether it is the made-up school of the build. */
  get isFirst() {
    return said('name') === first.name;
  },
  /** Stands for the school in shared links and search results. */
  picture: '/pictures/school.jpg',
  get founded() {
    return said('founded');
  },
  /** All days and opening hours are days and hours of this time zone. */
  timeZone: 'Asia/Makassar',
  utcOffset: '+08:00',
  country: 'ID' as const,
  /** The calling code of the country's phone numbers. */
  callingCode: '62',
  currency: 'IDR',
  contact: {
    get phones() {
      return [...new Set([said('phone'), said('whatsapp') ?? said('phone')])].map(spaced);
    },
    /** Digits only, as wa.me wants it. */
    get whatsApp() {
      return (said('whatsapp') ?? said('phone')).replace('+', '');
    },
    get email() {
      return said('email');
    },
    get network() {
      return school.isFirst ? firstAlone.network : null;
    },
    get address() {
      const street = said('street');
      return {
        street,
        area: said('area'),
        region: said('region'),
        postalCode: street === first.street ? firstAlone.postalCode : '',
        country: 'Indonesia',
      };
    },
  },
  get social() {
    const links = [
      { name: 'Instagram' as const, url: said('instagram_url') },
      { name: 'Facebook' as const, url: said('facebook_url') },
      { name: 'YouTube' as const, url: said('youtube_url') },
    ];
    return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
  },
  /** Null for a school without one. */
  get map() {
    const url = said('map_url');
    if (!url) return null;
    const point = pointOf(url);
    const { latitude: y, longitude: x } = point ?? { latitude: 0, longitude: 0 };
    const box = [x - 0.0106, y - 0.0086, x + 0.0104, y + 0.0094].map((edge) => edge.toFixed(3)).join('%2C');
    return {
      url,
      point,
      label: url === first.map_url ? firstAlone.mapLabel : t`Map of ${school.name}`,
      /** Can be shown within the page; null where the map is not one of OpenStreetMap's. */
      embedUrl:
        point &&
        `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${String(y)}%2C${String(x)}`,
    };
  },
  /** The shared folder behind 'View All' in the gallery. */
  get photoFolderUrl() {
    return said('photo_folder_url');
  },
  openingHours: { opens: '06:30', closes: '18:00' },
};

export { goodToKnow } from './goodToKnow';
export { terms } from './terms';
export { instructorsNote } from './instructors';
