import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ImageInfo } from '../../contract.gen.ts';
import { bytea, createdAt, id, instant, translations } from './columns.ts';

/** Pictures, under names that never change their content. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  content: bytea('content').notNull(),
  /** What pages want to know of it; null until it has been looked at (images/describeStored.ts). */
  info: jsonb('info').$type<NonNullable<ImageInfo>>(),
  createdAt,
});

export const productCategories = pgTable(
  'product_categories',
  {
    id,
    name: text('name').notNull(),
    description: text('description'),
    translations: translations<'name' | 'description'>(),
    createdAt,
  },
  (t) => [uniqueIndex('product_categories_name').on(sql`lower(${t.name})`)],
);

export const products = pgTable(
  'products',
  {
    id,
    /** Null only for a lesson that has left the lists and whose category is gone. */
    productCategoryId: uuid('product_category_id').references(() => productCategories.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description'),
    price: integer('price').notNull(),
    imageUrl: text('image_url'),
    /** What it says of itself; null where its words say it (school/lessonFacts.ts). */
    days: smallint('days'),
    minutes: smallint('minutes'),
    minPeople: smallint('min_people'),
    maxPeople: smallint('max_people'),
    level: text('level', { enum: ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] }),
    /** HH:MM at the school's clocks, in order; empty where the tide decides. */
    startTimes: text('start_times')
      .array()
      .notNull()
      .default(sql`'{}'`),
    translations: translations<'name' | 'description'>(),
    createdAt,
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('products_created')
      .on(t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_category').on(t.productCategoryId),
  ],
);

export const surfSpots = pgTable('surf_spots', {
  id,
  name: text('name').notNull(),
  location: text('location').notNull(),
  difficultyLevel: text('difficulty_level', { enum: ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] }).notNull(),
  description: text('description').notNull(),
  locationUrl: text('location_url'),
  /** Where exactly guests and instructor meet; null is at the school. */
  meetingPoint: text('meeting_point'),
  imageUrl: text('image_url'),
  translations: translations<'name' | 'location' | 'description' | 'meeting_point'>(),
  createdAt,
  deletedAt: instant('deleted_at'),
});

export const images = pgTable('images', { id, imageUrl: text('image_url').notNull(), createdAt });

export const videos = pgTable('videos', { id, title: text('title'), videoUrl: text('video_url').notNull(), createdAt });

export const carousels = pgTable('carousels', {
  id,
  imageUrl: text('image_url').notNull(),
  active: boolean('active').notNull(),
  createdAt,
});

export const testimonies = pgTable(
  'testimonies',
  {
    id,
    name: text('name').notNull(),
    email: text('email'),
    message: text('message').notNull(),
    active: boolean('active').notNull().default(false),
    createdAt,
  },
  (t) => [index('testimonies_created').on(t.createdAt, t.id)],
);
