import type { Product } from '../../api';

const COUNT = 3;

/** Lessons to look at besides one: those of its category first. */
export function otherLessons(lessons: readonly Product[], id: string): Product[] {
  const category = lessons.find((lesson) => lesson.id === id)?.product_category_id;
  const others = lessons.filter((lesson) => lesson.id !== id);
  const isAlike = ({ product_category_id }: Product) => product_category_id === category;
  return [...others.filter(isAlike), ...others.filter((lesson) => !isAlike(lesson))].slice(0, COUNT);
}
