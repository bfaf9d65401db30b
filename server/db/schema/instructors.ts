import { sql } from 'drizzle-orm';
import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, translations } from './columns.ts';

/** Who teaches; one who is inactive is shown to staff alone. */
export const instructors = pgTable('instructors', {
  id,
  name: text('name').notNull(),
  role: text('role'),
  about: text('about'),
  languages: text('languages')
    .array()
    .notNull()
    .default(sql`'{}'`),
  imageUrl: text('image_url'),
  translations: translations<'name' | 'role' | 'about'>(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt,
});

/** The days on which an instructor does not teach. */
export const instructorAway = pgTable(
  'instructor_away',
  {
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.instructorId, t.date] })],
);
