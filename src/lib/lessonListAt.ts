import { searchOf } from './searchOf';

/** Who is going to surf, as addresses name it. */
export const groups = ['me', 'two', 'group', 'children'] as const;
/** What they can do already, as addresses name it. */
const experiences = ['first', 'standing', 'nervous'] as const;

/** What somebody who looks for a lesson has said; null for what was not said. */
export interface LessonChoice {
  who: (typeof groups)[number] | null;
  level: (typeof experiences)[number] | null;
}

/** What the lesson list shows. */
export interface LessonList extends LessonChoice {
  /** What is searched for, '' for nothing. */
  search: string;
  page: number;
}

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null;

/** What the lesson list shows at an address. Where a choice was made, what fits it stands on one page. */
export function lessonListAt(query: URLSearchParams): LessonList {
  const [who, level] = [oneOf(groups, query.get('who')), oneOf(experiences, query.get('level'))];
  return {
    search: searchOf(query.get('search') ?? ''),
    who,
    level,
    page: who || level ? 1 : pageOf(query.get('page')),
  };
}

/** The query of a list's address, in one form for all that look the same: '' or '?page=2'. */
export function lessonListQuery({ search = '', who, level, page = 1 }: Partial<LessonList>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(who && { who }),
    ...(level && { level }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}
