import { language } from './language';

/** A row with its texts in a language, else in the other (own-words.md). Rules by words read the row itself (spec §5). */
export function inWordsOf<Row extends { translations?: object }>(reader: string, row: Row): Row {
  const words = (row.translations as Readonly<Record<string, object>> | undefined)?.[reader];
  return words ? { ...row, ...words } : row;
}

/** The same in the visitor's language. */
export const inOwnWords = <Row extends { translations?: object }>(row: Row): Row => inWordsOf(language, row);
