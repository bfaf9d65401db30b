import { language } from './language';

/** A row with its texts in the visitor's language, else in the other (own-words.md). Rules by words read the row itself (spec §5). */
export function inOwnWords<Row extends { translations?: object }>(row: Row): Row {
  const words = (row.translations as Readonly<Record<string, object>> | undefined)?.[language];
  return words ? { ...row, ...words } : row;
}
