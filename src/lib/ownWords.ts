import { language, SOURCE_LANGUAGE } from './language';

/** A row with its texts in the visitor's language, else in the other (own-words.md). Rules by words read the row itself (spec §5). */
export function inOwnWords<Row extends { translations?: { id: object } }>(row: Row): Row {
  const other = row.translations?.id;
  return other && language !== SOURCE_LANGUAGE ? { ...row, ...other } : row;
}
