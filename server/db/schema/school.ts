import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SchoolWords } from '../../school/words.ts';
import { createdAt, id } from './columns.ts';

/** What the school says of itself: one row (docs/decisions/languages.md). */
export const school = pgTable(
  'school',
  {
    id,
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    founded: text('founded'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    whatsapp: text('whatsapp'),
    street: text('street').notNull(),
    area: text('area').notNull(),
    region: text('region').notNull(),
    mapUrl: text('map_url'),
    photoFolderUrl: text('photo_folder_url'),
    instagramUrl: text('instagram_url'),
    facebookUrl: text('facebook_url'),
    youtubeUrl: text('youtube_url'),
    /** Null: the setting CHANGE_HOURS. */
    changeHours: integer('change_hours'),
    /** HH:MM at the school's clocks, on the eve of a session. */
    reminderAt: text('reminder_at').notNull().default('17:00'),
    /** By language; what is missing in Indonesian is said in English. */
    texts: jsonb('texts').$type<SchoolWords>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt,
  },
  // Instances that start together must not make two.
  () => [uniqueIndex('school_only').on(sql`(true)`)],
);
