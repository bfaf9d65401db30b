import { language } from './language';

/** A row with its texts in the language of a code, else in the other (docs/decisions/languages.md). Rules by words read the row itself (spec §5). */
export function inWordsOf<Row extends { translations?: object }>(code: string, row: Row): Row {
  const translations = row.translations as Readonly<Record<string, object>> | undefined;
  const words = translations?.[code];
  if (words) return { ...row, ...words };
  const missing = Object.entries(translations?.['id'] ?? {}).filter(([name]) => !row[name as keyof Row]);
  return missing.length > 0 ? { ...row, ...Object.fromEntries(missing) } : row;
}

/** The same in the visitor's language. */
export const inOwnWords = <Row extends { translations?: object }>(row: Row): Row => inWordsOf(language, row);

interface Placed {
  surf_spot_name?: string | null;
  translations?: object;
}

/** What a booking's surf spot is called in the visitor's language: its sessions there tell it. */
export function ownSpotName(booking: {
  surf_spot_name: string | null;
  booking_details: readonly { sessions?: readonly Placed[] }[];
}): string | null {
  const { surf_spot_name: spot, booking_details: lines } = booking;
  const there = lines.flatMap(({ sessions = [] }) => sessions).find(({ surf_spot_name: name }) => name === spot);
  return (there && inOwnWords(there).surf_spot_name) ?? spot;
}
