const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** What the lesson list shows at an address: what is searched for ('' for nothing), and the page, 1 unless a page is named. */
export const lessonListAt = (query: URLSearchParams): { search: string; page: number } => ({
  search: query.get('search')?.trim() ?? '',
  page: pageOf(query.get('page')),
});
