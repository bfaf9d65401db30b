import { language } from './language';

/** A row with its texts in the language of a code, else in the other (own-words.md). Rules by words read the row itself (spec §5). */
export function inWordsOf<Row extends { translations?: object }>(code: string, row: Row): Row {
  const translations = row.translations as Readonly<Record<string, object>> | undefined;
  const words = translations?.[code];
  if (words) return { ...row, ...words };
  const missing = Object.entries(translations?.['id'] ?? {}).filter(([name]) => !row[name as keyof Row]);
  return missing.length > 0 ? { ...row, ...Object.fromEntries(missing) } : row;
}

/** The same in the visitor's language. */
export const inOwnWords = <Row extends { translations?: object }>(row: Row): Row => inWordsOf(language, row);
