import { sql } from 'drizzle-orm';
import { customType, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../../school/words.ts';

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Sorts by when it was made, also within a millisecond; made by the database, as triggers make rows too. */
export const id = uuid('id')
  .primaryKey()
  .default(sql`ordered_id()`);
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = instant('created_at').notNull().defaultNow();

/** A row's words in other languages than English. */
export const translations = <Name extends string>() =>
  jsonb('translations')
    .$type<Translations<Name>>()
    .notNull()
    .default(sql`'{"id": {}}'`);
