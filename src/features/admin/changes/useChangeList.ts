import { type Change, isNotFound, type ListChangesApiArg, useListChangesQuery } from '../../../api';
import type { ListQuery } from '../shared/ListFrame';
import { type ListView, useListView } from '../shared/useListView';
import { daysAsked } from './changeRange';

export const whats = {
  USERS: 'Users',
  LESSONS: 'Lessons',
  CATEGORIES: 'Categories',
  SPOTS: 'Surf spots',
  BOOKINGS: 'Bookings',
  MONEY: 'Money',
  DAYS: 'Days',
  INSTRUCTORS: 'Instructors',
  CONTENT: 'Photos, videos, slides, reviews',
  SCHOOL: 'School',
} as const satisfies Record<NonNullable<ListChangesApiArg['what']>, string>;

export const isWhat = (text: string): text is keyof typeof whats => Object.hasOwn(whats, text);

/** What a view of the changes asks for. */
export function changeQuery(view: Pick<ListView, 'page' | 'filter'>): ListChangesApiArg {
  const [what, actor] = [view.filter('what'), view.filter('actor')];
  return {
    page: view.page,
    ...daysAsked(view),
    actor: actor === '' ? undefined : actor,
    what: isWhat(what) ? what : undefined,
  };
}

/** What was changed; nothing with a backend that has no such call. */
export function useChangeList(_query: unknown, options: { refetchOnMountOrArgChange: true }): ListQuery<Change> {
  const list = useListChangesQuery(changeQuery(useListView()), { ...options, refetchOnFocus: true });
  return { ...list, isError: list.isError && !isNotFound(list.error) };
}
