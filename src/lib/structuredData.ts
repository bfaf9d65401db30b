import { lessonPath } from '../config/paths';
import { school } from '../config/school';
import { schoolCountry } from '../config/schoolCountry';
import { businessId } from './businessId';
import type { ImageInfo } from './imageInfo';
import { absoluteUrl } from './imageUrl';
import { inOwnWords } from './ownWords';
import { lessonPicture } from './lessonPicture';

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
  translations?: { id: object };
}

/** A lesson as a schema.org product with its offer. */
export function lessonProduct(lesson: Lesson, origin: string) {
  const { id, price } = lesson;
  const { name, description } = inOwnWords(lesson);
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
      priceCurrency: schoolCountry.currency,
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
