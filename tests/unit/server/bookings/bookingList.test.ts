// Also on PostgreSQL: order, accents and triggers.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt, type Booking, lessonOf } from '../../../support/server/bookings.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db, signIn } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const { token } = await signIn('ADMIN');

const STATUSES = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'];
const PAYMENTS = ['PENDING', 'PAID', 'FAILED', 'EXPIRED'];
const COUNT = 64;

// Every status with every payment status and method, twice, with sessions on many days and the same names and amounts.
await db.transaction(async (tx) => {
  await tx.execute(sql`
  insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
    total_amount, request_hash, created_at)
  select 'C0DE' || lpad(n::text, 6, '0'), 'Kuta', (array['Zoe', 'adi', 'Élan', 'Budi', 'zara'])[n % 5 + 1], n || '@x.example', '+62812' || n,
    (array['CASH', 'GATEWAY'])[n / 16 % 2 + 1], (array['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])[n % 4 + 1], n % 7 * 1000, '',
    '2026-11-01'::timestamptz + n * interval '1 hour'
  from generate_series(0, ${COUNT - 1}) n`);
  await tx.execute(sql`
  insert into payments (booking_id, status, amount)
  select id, (array['PENDING', 'PAID', 'FAILED', 'EXPIRED'])[right(booking_code, 6)::int / 4 % 4 + 1], total_amount from bookings`);
  await tx.execute(sql`
  insert into booking_details (booking_id, position, product_name, reservation_date, person, unit_price, total_amount)
  select id, p, 'Lesson', '2026-12-01'::date + (right(booking_code, 6)::int * 5 + p * 11) % 40, 1, p * total_amount, p * total_amount
    from bookings, generate_series(0, 1) p`);
});

type Query = Record<string, string | number>;
const queries = (...list: Query[]) => list;
const list = async (query: Query) => {
  const { status, body } = await call<Many<Booking> & Failure>('listBookings', { token, query });
  assert.equal(status, 200, body.message);
  return body;
};
/** Every row of a list, over its pages. */
async function all(query: Query): Promise<Booking[]> {
  const first = await list(query);
  const rows = [...first.data];
  for (let page = 2; page <= first.paging.total_page; page += 1) rows.push(...(await list({ ...query, page })).data);
  assert.equal(rows.length, first.paging.total_item);
  return rows;
}
const codesOf = (rows: Booking[]) => rows.map((row) => row.booking_code);
const sortedCodes = async (where: ReturnType<typeof sql>) =>
  (await rowsOf(db, sql`select booking_code from bookings b where ${where} order by 1`)).map(
    (row) => row['booking_code'],
  );
const hasPayment = (status: string) =>
  sql`exists (select from payments p where p.booking_id = b.id and p.status = ${status})`;
const hasSession = (from: string, to: string) =>
  sql`exists (select from booking_details d where d.booking_id = b.id and d.reservation_date between ${from}::date and ${to}::date)`;

describe('the list of bookings', () => {
  const filters: [Query, ReturnType<typeof sql>][] = [
    [{}, sql`true`],
    ...STATUSES.map((status): [Query, ReturnType<typeof sql>] => [{ status }, sql`status = ${status}`]),
    ...PAYMENTS.map((status): [Query, ReturnType<typeof sql>] => [{ payment_status: status }, hasPayment(status)]),
    [{ payment_method: 'GATEWAY' }, sql`payment_method = 'GATEWAY'`],
    [{ from: '2026-12-10', to: '2026-12-12' }, hasSession('2026-12-10', '2026-12-12')],
    [{ from: '2027-01-05' }, hasSession('2027-01-05', '9999-12-31')],
    [{ to: '2026-12-01' }, hasSession('2000-01-01', '2026-12-01')],
    [{ from: '2030-01-01', to: '2030-12-31' }, sql`false`],
    [
      { status: 'PENDING', payment_status: 'PAID', payment_method: 'CASH' },
      sql`status = 'PENDING' and payment_method = 'CASH' and ${hasPayment('PAID')}`,
    ],
    [
      { status: 'CONFIRMED', payment_status: 'EXPIRED', from: '2026-12-01', to: '2026-12-31', search: 'adi' },
      sql`status = 'CONFIRMED' and customer_name = 'adi' and ${hasPayment('EXPIRED')} and ${hasSession('2026-12-01', '2026-12-31')}`,
    ],
    [{ status: 'CANCELLED', search: 'ZAR' }, sql`status = 'CANCELLED' and customer_name = 'zara'`],
  ];
  for (const [query, where] of filters) {
    it(`has on all its pages, and counts, what SQL finds for ${JSON.stringify(query)}`, async () => {
      assert.deepEqual(codesOf(await all(query)).sort(), await sortedCodes(where));
    });
  }

  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const keys: Record<string, (row: Booking) => string | number> = {
    created_at: (row) => String(row['created_at']),
    customer_name: (row) => fold(String(row['customer_name'])),
    reservation_date: (row) => row.booking_details.map(({ reservation_date: day }) => day).sort()[0] ?? '',
    total_amount: (row) => row.total_amount,
  };
  for (const [field, key] of Object.entries(keys)) {
    for (const more of queries({}, { from: '2026-12-01', to: '2026-12-31' }, { search: 'a' }, { status: 'PENDING' })) {
      it(`is in the order of ${field}, and turned round, with ${JSON.stringify(more)}`, async () => {
        const rows = await all({ sort: field, ...more });
        const values = rows.map(key);
        assert.deepEqual(
          values,
          values.toSorted((a, b) => (a < b ? -1 : Number(a > b))),
        );
        assert.deepEqual(codesOf(await all({ sort: `-${field}`, ...more })), codesOf(rows).reverse());
      });
    }
  }

  it('is in the order of -created_at unless another is asked for', async () => {
    assert.deepEqual(codesOf(await all({})), codesOf(await all({ sort: '-created_at' })));
  });

  it('has an empty page after its last, with the same total', async () => {
    for (const query of queries({}, { search: 'adi' }, { from: '2026-12-01' })) {
      const { data, paging } = await list({ ...query, page: 1000 });
      assert.deepEqual([data, paging.total_item], [[], (await list(query)).paging.total_item]);
    }
  });

  it('refuses what is no filter, no order and no range', async () => {
    for (const query of queries(
      { status: 'PAID' },
      { payment_status: 'CONFIRMED' },
      { payment_method: 'CARD' },
      { sort: 'name' },
      { from: '1 May' },
    )) {
      assert.equal((await call('listBookings', { token, query })).status, 400, JSON.stringify(query));
    }
    const { status, body } = await call<Failure>('listBookings', {
      token,
      query: { from: '2026-12-02', to: '2026-12-01' },
    });
    assert.deepEqual([status, body.details], [400, ['querystring/to must not be before from']]);
  });

  it('follows each change of a booking, its sessions and its payment', async () => {
    const counts = async (query: Query) => (await list(query)).paging.total_item;
    const [pending, paid, cancelled] = [
      await counts({ status: 'PENDING' }),
      await counts({ payment_status: 'PAID' }),
      await counts({ status: 'CANCELLED' }),
    ];
    const day = schoolDay(100);
    const { id } = (await book({ details: [lessonOf(school)('private', 1, 100)] })).body.data.booking;
    assert.deepEqual([await counts({ status: 'PENDING' }), await counts({ from: day, to: day })], [pending + 1, 1]);
    await call('updateBookingPayment', { token, params: { id }, body: { action: 'PAY' } });
    assert.equal(await counts({ payment_status: 'PAID' }), paid + 1);
    await call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
    assert.deepEqual(
      [await counts({ status: 'PENDING' }), await counts({ status: 'CANCELLED' })],
      [pending, cancelled + 1],
    );
    await db.execute(sql`update booking_details set reservation_date = '2031-01-01' where booking_id = ${id}`);
    const [last] = (await list({ sort: '-reservation_date' })).data;
    assert.equal(last?.id, id);
    // What was paid stays in the ledger, and its booking with it.
    await assert.rejects(db.execute(sql`delete from bookings where id = ${id}`));
    const unpaid = (await book()).body.data.booking.id;
    await db.execute(sql`delete from bookings where id = ${unpaid}`);
    assert.deepEqual(
      [await counts({}), await counts({ status: 'CANCELLED' }), await counts({ payment_status: 'PAID' })],
      [COUNT + 1, cancelled + 1, paid + 1],
    );
  });

  it('keeps its counts few, however much changes', async () => {
    for (let n = 0; n < 150; n += 1)
      await db.execute(sql`update bookings set status = ${STATUSES[n % 4] ?? ''} where booking_code = 'C0DE000001'`);
    const [counts] = await rowsOf(db, sql`select count(*)::int as rows, sum(change)::int as total from booking_counts`);
    assert.equal(counts?.['total'], COUNT + 1); // with the one that was paid above
    assert.ok(Number(counts['rows']) <= 200, String(counts['rows']));
  });
});

describe('staff', () => {
  it('list, confirm, complete and take cash, but cancel nothing', async () => {
    const staff = await signIn('STAFF');
    const { id } = (await call<{ data: { booking: Booking } }>('createBooking', { body: bookingRequest(school) })).body
      .data.booking;
    const change = (operationId: string, action: string) =>
      call<Failure>(operationId, { token: staff.token, params: { id }, body: { action } });
    assert.equal((await call('listBookings', { token: staff.token })).status, 200);
    const refused = [await change('updateBookingStatus', 'CANCELLED'), await change('updateBookingPayment', 'CANCEL')];
    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.message]),
      [
        [403, 'Only administrators may cancel a booking.'],
        [403, 'Only administrators may cancel a payment.'],
      ],
    );
    for (const [operationId, action] of [
      ['updateBookingPayment', 'PAY'],
      ['updateBookingStatus', 'CONFIRMED'],
      ['updateBookingStatus', 'COMPLETED'],
    ] as const)
      assert.equal((await change(operationId, action)).status, 200, action);
  });
});
