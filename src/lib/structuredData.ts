import { paths } from '../config/paths';
import { school } from '../config/school';
import type { ImageInfo } from './imageInfo';
import { imageUrl } from './imageUrl';

const origin = (): string => window.location.origin;

const businessId = () => `${origin()}/#school`;

/** The school as schema.org knows it: where it is, when it is open, how to reach it. */
export function businessData() {
  const { contact, map, openingHours, social } = school;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    '@id': businessId(),
    name: school.name,
    description: school.tagline,
    url: `${origin()}/`,
    image: `${origin()}/pictures/hero-1.jpg`,
    telephone: contact.phones[0],
    email: contact.email,
    foundingDate: String(school.founded),
    currenciesAccepted: school.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address.street,
      addressLocality: contact.address.area,
      addressRegion: contact.address.region,
      postalCode: contact.address.postalCode,
      addressCountry: school.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    hasMap: map.url,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    sameAs: [...social.map(({ url }) => url), contact.network.url],
  };
}

/** A lesson as the API lists it. */
export interface Lesson {
  id: string;
  name: string;
  description: string | null;
  /** Rupiah. */
  price: number;
  /** Path of the picture on the API host. */
  image_url: string | null;
  image?: ImageInfo | null;
}

/** Lessons as schema.org products with their offers, in the order given. */
export function lessonOffers(lessons: readonly Lesson[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lessons.map(({ id, name, description, price, image_url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        '@id': `${origin()}${paths.lessons}#${id}`,
        name,
        ...(description && { description }),
        ...(image_url && { image: imageUrl(image_url) }),
        brand: { '@type': 'Brand', name: school.brand },
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: school.currency,
          availability: 'https://schema.org/InStock',
          url: `${origin()}${paths.lessons}`,
          seller: { '@id': businessId() },
        },
      },
    })),
  };
}
