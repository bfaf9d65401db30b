import { type Cell, toCsv } from '../shared/csv';

/** The columns of one of the accountant's files: one row each, days and times of the school, amounts that can be added up. */
export type Columns<R> = [title: string, pick: (row: R) => Cell][];

/** The text of such a file: a line of titles, then one for each row. */
export const csvOf = <R>(columns: Columns<R>, rows: readonly R[]): string =>
  toCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, pick]) => pick(row)))]);
