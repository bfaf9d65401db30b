import type { Product, ProductCategory } from '../../api';
import { inOwnWords } from '../../lib/ownWords';

/** Lessons under one category. A lesson whose category is unknown stands in a group without a name. */
export interface LessonGroup {
  id: string;
  name: string | null;
  description: string | null;
  lessons: Product[];
}

/** Groups lessons by category (spec §2), oldest lesson first; the groups stand in the order of their first lesson. */
export function groupByCategory(lessons: readonly Product[], categories: readonly ProductCategory[]): LessonGroup[] {
  const groups = new Map<string, LessonGroup>();
  // Sorted here too: the order is the page's promise, whatever a server does.
  for (const lesson of [...lessons].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))) {
    const found = categories.find(({ id }) => id === lesson.product_category_id);
    const category = found && inOwnWords(found);
    const id = category?.id ?? '';
    const group = groups.get(id) ?? {
      id,
      name: category?.name ?? null,
      description: category?.description ?? null,
      lessons: [],
    };
    group.lessons.push(lesson);
    groups.set(id, group);
  }
  return [...groups.values()];
}
