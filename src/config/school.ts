import { t } from 'ttag';

/**
 * All that names this school. Another school changes this file, those that it passes on and the pictures, and the site is its own.
 * The school here is fictional: no real person, number or address.
 */
export const school = {
  name: 'Ombak Pagi Surf School',
  brand: 'Ombak Pagi',
  tagline: t`Small groups, warm water, first waves.`,
  /** Stands for the school in shared links and search results. */
  picture: '/pictures/school.jpg',
  founded: 2014,
  /** All days and opening hours are days and hours of this time zone. */
  timeZone: 'Asia/Makassar',
  utcOffset: '+08:00',
  country: 'ID',
  /** The calling code of the country's phone numbers. */
  callingCode: '62',
  currency: 'IDR',
  contact: {
    phones: ['+62 361 555 0114', '+62 812 5550 0114'],
    /** Digits only, as wa.me wants it. */
    whatsApp: '6281255500114',
    email: 'hello@ombakpagi.example',
    network: { label: t`Ombak Pagi on LinkedIn`, url: 'https://www.linkedin.com/company/ombak-pagi-example' },
    address: {
      street: 'Jalan Pantai Contoh 14',
      area: 'Kuta',
      region: 'Bali',
      postalCode: '80361',
      country: 'Indonesia',
    },
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/ombakpagi.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/ombakpagi.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@ombakpagi.example' },
  ],
  map: {
    label: t`Map of Kuta Beach, Bali`,
    latitude: -8.7184,
    longitude: 115.1686,
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=115.158%2C-8.727%2C115.179%2C-8.709&layer=mapnik&marker=-8.7184%2C115.1686',
    url: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=16/-8.7184/115.1686',
  },
  /** The shared folder behind 'View All' in the gallery. */
  photoFolderUrl: 'https://drive.google.com/drive/folders/ombak-pagi-example',
  openingHours: { opens: '06:30', closes: '18:00' },
} as const;

export { goodToKnow } from './goodToKnow';
export { terms } from './terms';
export { instructorsNote } from './instructors';
