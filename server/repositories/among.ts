import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is one of these: the same statement for any number of them, so that the database keeps its plan. */
export const among = (column: PgColumn, values: string[]): SQL => sql`${column} = any(${sql.param(values)})`;
