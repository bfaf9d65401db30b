import { lessonPath } from '../config/paths';
import { school } from '../config/school';
import type { ImageInfo } from './imageInfo';
import { absoluteUrl, imageUrl } from './imageUrl';

const businessId = (origin: string) => `${origin}/#school`;

/** The school as schema.org knows it: where it is, when it is open, how to reach it. `origin` is the site's own. */
export function businessData(origin: string) {
  const { contact, map, openingHours, social } = school;
  return {
    '@type': 'SportsActivityLocation',
    '@id': businessId(origin),
    name: school.name,
    description: school.tagline,
    url: `${origin}/`,
    image: `${origin}${school.picture}`,
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

/** Address of the picture that stands for a lesson where it is shared or listed: its own, else the school's. */
export const lessonPicture = (lesson: Pick<Lesson, 'image_url'>): string =>
  imageUrl(lesson.image_url, 1280) ?? school.picture;

/** A lesson as a schema.org product with its offer. */
export function lessonProduct(lesson: Lesson, origin: string) {
  const { id, name, description, price } = lesson;
  const url = origin + lessonPath(id);
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name,
    ...(description && { description }),
    image: absoluteUrl(lessonPicture(lesson), origin),
    brand: { '@type': 'Brand', name: school.brand },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: school.currency,
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@id': businessId(origin) },
    },
  };
}

/** Lessons as schema.org products, in the order given. */
export const lessonOffers = (lessons: readonly Lesson[], origin: string) => ({
  '@type': 'ItemList',
  itemListElement: lessons.map((lesson, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: lessonProduct(lesson, origin),
  })),
});
