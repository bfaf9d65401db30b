/** More pages than any school has of lessons: a wrong total_page must not lead to endless calls. */
const MOST_PAGES = 100;

interface Page {
  data: { id: string }[];
  paging?: { total_page: number };
}

interface Reading<List extends Page> {
  /** The first page to read. */
  from?: number;
  /** The last one, as far as it is known before an answer says it. */
  last?: number;
  most?: number;
  /** How many pages are asked for at the same time. */
  atOnce?: number;
  /** Whether further pages are worth reading, after each answer that is not the last. */
  goesOn?: (rows: List['data'], answer: List) => boolean;
}

/**
 * The rows of all pages of a list, in its order. A page that fails comes as `error`, with the rows of the others that were asked
 * for with it; none is read after it. Rejects when `ask` does.
 */
export async function readPages<List extends Page>(
  ask: (page: number) => PromiseLike<{ data?: List; error?: unknown }>,
  { from = 1, last = from, most = MOST_PAGES, atOnce = 1, goesOn }: Reading<List> = {},
): Promise<{ rows: List['data']; error?: unknown }> {
  // By id: a row that comes in meanwhile moves others to the next page, and they would come twice.
  const found = new Map<string, List['data'][number]>();
  for (let page = from, end = Math.min(last, most); page <= end;) {
    const count = Math.min(atOnce, end - page + 1);
    const first = page;
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(first + index)));
    page += count;
    for (const { data } of answers) for (const row of data?.data ?? []) found.set(row.id, row);
    const failed = answers.find(({ data, error }) => error !== undefined || !data);
    if (failed) return { rows: [...found.values()], error: failed.error ?? new Error('An answer without a list.') };
    const newest = answers.at(-1)?.data;
    end = Math.min(newest?.paging?.total_page ?? 0, most);
    if (newest && page <= end && goesOn?.([...found.values()], newest) === false) break;
  }
  return { rows: [...found.values()] };
}
