import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { bookingDetails, products, surfSpots } from '../db/schema.ts';
import { among } from './among.ts';

/** A word of a row in Indonesian, where a condition holds. */
export const inIndonesian = (column: PgColumn, word: string, where = sql`true`): SQL<string | null> =>
  sql`case when ${where} then ${column} -> 'id' ->> ${word} end`;

/** The lesson of a session in Indonesian, while it has the name under which it was booked. */
export const lessonInIndonesian = inIndonesian(
  products.translations,
  'name',
  eq(products.name, bookingDetails.productName),
);

/** The surf spot of a session in Indonesian, while it has the name under which it was booked. */
export const spotInIndonesian = inIndonesian(
  surfSpots.translations,
  'name',
  eq(surfSpots.name, bookingDetails.surfSpotName),
);

/** Where a session's guests and instructor meet, in Indonesian. */
export const meetingPointInIndonesian = inIndonesian(surfSpots.translations, 'meeting_point');

/** What lessons and spots that have these names are called in Indonesian, as far as that is said of them. */
export async function indonesianNames(db: Db, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const named = [];
  for (const table of [products, surfSpots])
    named.push(
      ...(await db
        .select({ name: table.name, translated: inIndonesian(table.translations, 'name') })
        .from(table)
        .where(among(table.name, names))),
    );
  return new Map(named.flatMap(({ name, translated }) => (translated === null ? [] : [[name, translated]])));
}
