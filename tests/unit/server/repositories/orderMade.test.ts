// Also on PostgreSQL: ids are made by SQL, and lists are sorted by its plans.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../../../server/db/schema.ts';
import { newBookingCode } from '../../../../server/bookings/bookingCode.ts';
import { setStatus } from '../../../../server/payments/setStatus.ts';
import { lockBooking } from '../../../../server/repositories/bookings.ts';
import { schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One, type Row } from '../../../support/server/testApp.ts';

const COUNT = 45;
const PAID = 1000;
const { call, db, signIn } = await makeTestApp();
const { token, id: userId } = await signIn('ADMIN');
const paidAt = new Date();
const today = schoolDay(0);

/** The ids of the rows of a table, in the order in which they are made. */
type Made = Record<string, string[]>;

/** Makes rows of every list in one transaction, each by a statement of its own: created_at is the same for all of them. */
const made: Made = await db.transaction(async (tx) => {
  const all: Made = {};
  const make = async <T extends PgTable & Record<'id', PgColumn>>(
    list: string,
    table: T,
    values: T['$inferInsert'],
  ): Promise<string> => {
    // Drizzle's types see through no type parameter.
    const given: PgTable & Record<'id', PgColumn> = table;
    const [row] = await tx.insert(given).values(values).returning({ id: given.id });
    const id = row?.id as string;
    (all[list] ??= []).push(id);
    return id;
  };
  const booking = (list: string) =>
    make(list, tables.bookings, {
      bookingCode: newBookingCode(),
      userId,
      surfSpotName: 'Kuta Beach',
      customerName: 'Ayu',
      customerEmail: 'ayu@surf.example',
      customerPhone: '+6281234567890',
      paymentMethod: 'CASH',
      status: 'PENDING',
      totalAmount: PAID,
      requestHash: '',
    });
  const written = { recipient: 'ayu@surf.example', subject: '', text: '', html: '', status: 'SENT' } as const;
  for (let n = 0; n < COUNT; n++) {
    const name = randomBytes(8).toString('hex');
    const category = await make('categories', tables.productCategories, { name });
    await make('lessons', tables.products, { productCategoryId: category, name: 'Lesson', price: 1 });
    const spot = { name: 'Spot', location: 'Bali', difficultyLevel: 'BEGINNER', description: '' } as const;
    await make('spots', tables.surfSpots, spot);
    await make('photos', tables.images, { imageUrl: 'photo.webp' });
    await make('videos', tables.videos, { videoUrl: 'https://surf.example/video' });
    await make('slides', tables.carousels, { imageUrl: 'slide.webp', active: true });
    await make('reviews', tables.testimonies, { name: 'Ayu', message: 'Good', active: true });
    await make('users', tables.users, {
      ...{ name: 'Ayu', email: `${name}@surf.example` },
      ...{ role: 'CUSTOMER', passwordHash: '' },
    });
    const upcoming = await booking('upcoming');
    const cancelled = await booking('cancelled');
    for (const [list, bookingId] of [
      ['sessions', upcoming],
      ['sessions of cancelled', cancelled],
    ] as const) {
      const day = { bookingId, position: 0, productName: 'Lesson', reservationDate: today, person: 1 };
      await make(list, tables.bookingDetails, { ...day, unitPrice: PAID, totalAmount: PAID });
    }
    await make('ledger', tables.ledger, {
      bookingId: cancelled,
      kind: 'PAYMENT',
      method: 'CASH',
      amount: PAID,
      paidAt,
    });
    await make('messages', tables.messages, { kind: 'BOOKED', bookingId: upcoming, ...written });
    // What has still to be given back is raised with it.
    const paid = await lockBooking(tx, cancelled);
    if (paid) await setStatus(tx, paid, 'CANCELLED');
  }
  const [one = ''] = all['upcoming'] ?? [];
  for (let n = 0; n < COUNT; n++) await make('of one', tables.messages, { kind: 'PAID', bookingId: one, ...written });
  return all;
});

/** A list in the pages of the contract, one after the other. */
async function everyPage(operation: string, query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await call<Many>(operation, { token, query: { ...query, page } });
    assert.equal(status, 200);
    rows.push(...body.data);
    if (page >= body.paging.total_page) return rows;
  }
}
const of = (...lists: string[]): string[] => lists.flatMap((list) => made[list] ?? []);
/** Rows of two lists that were made in turns. */
const inTurns = (one: string, other: string): string[] => of(one).flatMap((id, n) => [id, of(other)[n] ?? '']);
const newestFirst = (ids: string[]): string[] => ids.toReversed();

describe('rows that were made in the same millisecond', () => {
  const bookings = inTurns('upcoming', 'cancelled');
  const lists: [operation: string, ids: string[], query?: Record<string, string>][] = [
    ['listProductCategories', of('categories')],
    ['listProducts', of('lessons')],
    ['listSurfSpots', of('spots')],
    ['listImages', of('photos')],
    ['listVideos', of('videos')],
    ['listCarousels', of('slides')],
    ['searchCarousels', of('slides')],
    ['listTestimonies', newestFirst(of('reviews'))],
    ['searchTestimonies', newestFirst(of('reviews'))],
    ['listUsers', of('users'), { search: 'ayu' }],
    ['listBookings', newestFirst(bookings)],
    ['listBookings', bookings, { sort: 'created_at' }],
    ['listBookings', bookings, { sort: 'customer_name' }],
    ['listBookings', newestFirst(of('upcoming')), { sort: '-total_amount', status: 'PENDING' }],
    ['listBookings', newestFirst(bookings), { search: 'ayu' }],
    ['listMyBookings', newestFirst(of('upcoming'))],
    ['listMyHistories', newestFirst(of('cancelled'))],
    ['listMessages', newestFirst(of('messages', 'of one'))],
  ];
  for (const [operation, ids, query = {}] of lists)
    it(`keep their order from page to page: ${[operation, ...Object.values(query)].join(' ')}`, async () => {
      assert.deepEqual(
        (await everyPage(operation, query)).map(({ id }) => id),
        ids,
      );
    });

  it('keep it on the one page of the ledger, and of what was raised', async () => {
    const { body } = await call<Many>('listLedger', { token, query: { from: today, to: today } });
    assert.deepEqual(
      body.data.map(({ id }) => id),
      of('ledger'),
    );
    const raised = (await call<Many>('listAttention', { token })).body.data;
    assert.deepEqual(
      raised.map((row) => row['booking_id']),
      newestFirst(of('cancelled')),
    );
  });

  it('keep it within a booking', async () => {
    const [id = '', first = ''] = [of('upcoming')[0], of('messages')[0]];
    const { body } = await call<One<Row & { messages: Row[] }>>('getBooking', { token, params: { id } });
    assert.deepEqual(
      body.data.messages.map((message) => message.id),
      newestFirst([first, ...of('of one')]),
    );
  });
});

it('ids are UUIDs of version 7', () => {
  for (const id of Object.values(made).flat()) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-/);
});
