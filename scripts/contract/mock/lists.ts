/** What a list is asked for. */
export interface ListQuery {
  page?: number;
  size?: number;
  search?: string;
  from?: string;
  to?: string;
}

export interface Paged<Row> {
  data: Row[];
  paging: { page: number; size: number; total_item: number; total_page: number };
}

const PAGE_SIZE = 10;

/** All rows as one page. */
export const onePage = <Row>(data: Row[]): Paged<Row> => ({
  data,
  paging: { page: 1, size: data.length, total_item: data.length, total_page: Math.min(1, data.length) },
});

/** The page that is asked for; every row where none is. */
export function paged<Row>(rows: Row[], { page, size = PAGE_SIZE }: ListQuery): Paged<Row> {
  if (page === undefined) return onePage(rows);
  const total_page = Math.ceil(rows.length / size);
  return {
    data: rows.slice((page - 1) * size, page * size),
    paging: { page, size, total_item: rows.length, total_page },
  };
}

/** Whether a text has another in it, whatever their case. */
export const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

/** The sum of a number of each row. */
export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);
