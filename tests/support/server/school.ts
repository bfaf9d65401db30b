import assert from 'node:assert/strict';
import sharp from 'sharp';
import { insertProductCategory } from '../../../server/repositories/productCategories.ts';
import { insertProduct } from '../../../server/repositories/products.ts';
import { insertSurfSpot } from '../../../server/repositories/surfSpots.ts';
import type { TestApp } from './testApp.ts';

const lessonPrices = { private: 650_000, 'semi-private': 500_000, group: 350_000, guiding: 850_000 };
const names = {
  private: 'Private Surf Lesson',
  'semi-private': 'Semi-Private Surf Lesson',
  group: 'Group Surf Lesson',
  guiding: 'Dawn Patrol',
};

export interface School {
  categoryId: string;
  spotId: string;
  lessons: Record<keyof typeof names, string>;
}

/** A school with one category, one spot and a lesson of each kind. */
export async function openSchool({ db }: Pick<TestApp, 'db'>): Promise<School> {
  const category = await insertProductCategory(db, { name: 'Lessons', description: null });
  assert.ok(category);
  const categoryId = category.id;
  const spot = await insertSurfSpot(db, {
    name: 'Kuta Beach',
    location: 'Kuta',
    difficultyLevel: 'BEGINNER',
    description: 'Sand.',
  });
  const add = async (kind: keyof typeof names): Promise<string> => {
    const lesson = { productCategoryId: categoryId, name: names[kind], description: null, imageUrl: null };
    return (await insertProduct(db, { ...lesson, price: lessonPrices[kind] })).id;
  };
  const lessons = {
    private: await add('private'),
    'semi-private': await add('semi-private'),
    group: await add('group'),
    guiding: await add('guiding'),
  };
  return { categoryId, spotId: spot.id, lessons };
}

/** What CHANGE_HOURS is where it is not set. */
export const changeHours = 24;

/** The day `offset` days from the school's today. */
export const schoolDay = (offset: number, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' }).format(now.getTime() + offset * 86_400_000);

/** A booking request; by default one private lesson tomorrow with CASH. */
export function bookingRequest(
  { spotId, lessons }: School,
  change: { details?: object[]; [field: string]: unknown } = {},
): Record<string, unknown> {
  const { details, ...rest } = change;
  return {
    surf_spot_id: spotId,
    payment_method: 'CASH',
    customer_details: { full_name: 'Sari Dewi', email: 'sari@example.com', phone: '+6281234567890', country: 'ID' },
    booking_details: details ?? [{ product_id: lessons.private, reservation_date: schoolDay(1), person: 1 }],
    ...rest,
  };
}

/** A small picture. */
export const picture = (
  type: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
  width = 60,
  height = 40,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a5c6b' } })
    [type]()
    .toBuffer();
