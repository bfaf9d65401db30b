import { preload } from 'react-dom';
import type { Product } from '../../api';
import { imageSrcSet, imageUrl } from '../../lib/imageUrl';
import { groupByCategory } from './lessonGroups';

/** The widths of a card in three columns from 61rem on, in two from 41rem on, and in one (LessonListPage.module.css). */
export const cardSizes = '(min-width: 61rem) 24rem, (min-width: 41rem) 46vw, 92vw';

/** The screens on which the first, second and third lesson stand in the first row. */
const screens = [undefined, '(min-width: 41rem)', '(min-width: 61rem)'];

/**
 * Lets the browser fetch the pictures of the first row before everything else, as soon as the lessons are known: on the server
 * by links in the page's head, in the browser while the categories may still be on their way. A server does not know how many lessons
 * stand in the first row, so each picture has a media query. `sizes="auto"` cannot be preloaded: the widths must be the same.
 */
export function preloadFirstRow(listed: readonly Product[]): void {
  const lessons = groupByCategory(listed, [])[0]?.lessons ?? [];
  const first = lessons.filter(({ product_category_id: id }) => id === lessons[0]?.product_category_id);
  screens.forEach((media, index) => {
    const path = first[index]?.image_url;
    const href = imageUrl(path, 960);
    if (!path || !href) return;
    const srcSet = imageSrcSet(path);
    preload(href, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet && { imageSrcSet: srcSet, imageSizes: cardSizes }),
      media,
    });
  });
}
