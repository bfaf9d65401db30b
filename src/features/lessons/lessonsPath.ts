import { paths } from '../../config/paths';

/** Path of a page of the lesson list, from 1, and of what a search has found. */
export function lessonsPath(page: number, search = ''): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${paths.lessons}?${params.toString()}` : paths.lessons;
}
