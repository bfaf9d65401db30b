import { otherApiHost } from '../config/env';
import { lessonPath } from '../config/paths';
import { school } from '../config/school';
import { imageUrl } from './imageUrl';

const businessId = (origin: string) => `${origin}/#school`;

/** The school as schema.org knows it: where it is, when it is open, how to reach it. `origin` is the site's own. */
export function businessData(origin: string) {
  const { contact, map, openingHours, social } = school;
  return {
    '@context': 'https://schema.org',
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
}

/**
 * Address of the picture that stands for a lesson where it is shared or listed: its own, else the school's. Below the
 * site's origin, unless the API or the picture is on another host.
 */
export const lessonPicture = (lesson: Pick<Lesson, 'image_url'>): string =>
  imageUrl(lesson.image_url, 1280, otherApiHost) ?? school.picture;

function productOf(lesson: Lesson, origin: string) {
  const { id, name, description, price } = lesson;
  const url = origin + lessonPath(id);
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name,
    ...(description && { description }),
    image: new URL(lessonPicture(lesson), origin).href,
    brand: { '@type': 'Brand', name: school.brand },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: school.currency,
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@type': 'Organization', '@id': businessId(origin), name: school.name },
    },
  };
}

/** A lesson as a schema.org product with its offer. */
export const lessonProduct = (lesson: Lesson, origin: string) => ({
  '@context': 'https://schema.org',
  ...productOf(lesson, origin),
});

/** Lessons as schema.org products, in the order given. */
export const lessonOffers = (lessons: readonly Lesson[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: lessons.map((lesson, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productOf(lesson, origin),
  })),
});
