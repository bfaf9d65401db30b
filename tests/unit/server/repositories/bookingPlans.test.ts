// Only on PostgreSQL: its plans.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { withoutSearchIndex } from '../../../../scripts/searchIndex.ts';
import { bookingSearch } from '../../../../server/bookings/bookingSearch.ts';
import { connect, type Db, PLANNING } from '../../../../server/db/connect.ts';
import { openPool } from '../../../../server/db/pool.ts';
import { sumDue } from '../../../../server/repositories/amounts.ts';
import { type BookingFilter, listBookings } from '../../../../server/repositories/bookingList.ts';
import { listBalances } from '../../../../server/repositories/balances.ts';
import { peopleByDay } from '../../../../server/repositories/days.ts';
import { claimMessage } from '../../../../server/repositories/messageClaims.ts';
import { listMessages, type MessageFilter } from '../../../../server/repositories/messages.ts';
import { bookingsPerDay, figuresOf } from '../../../../server/repositories/overview.ts';
import { listSessions } from '../../../../server/repositories/sessions.ts';
import { bareOnServer } from '../../../support/server/bareOnServer.ts';
import { rowsOf } from '../../../support/server/testApp.ts';

const postgres = await bareOnServer();
const BOOKINGS = 10_000;

if (!postgres) {
  it('the list of bookings on PostgreSQL', { skip: 'there is no PostgreSQL on this machine (initdb, pg_ctl)' });
} else {
  const server = await connect({ databaseUrl: postgres.url, dataDir: null });
  after(() => server.close());
  const { db } = server;
  // On a connection without the server's limit for one statement.
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const content = `
    insert into products (name, price) select 'Lesson ' || n, 1 from generate_series(1, 5000) n;
    insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
      total_amount, request_hash, created_at)
    select upper(substr(md5(n::text), 1, 10)), 'Kuta', 'Ayu ' || md5('n' || n), md5('e' || n) || '@mail.example', '+62812' || n + 1000000,
      (array['CASH', 'GATEWAY'])[n % 2 + 1], (array['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])[n % 4 + 1], n % 97 * 1000, '',
      '2026-11-22'::date - n * interval '24 minutes'
    from generate_series(1, ${String(BOOKINGS)}) n;
    insert into booking_details (booking_id, position, product_id, product_name, reservation_date, person, unit_price, total_amount)
    select b.id, p, l.id, 'Lesson', b.created_at::date + p, 1, (1 - p) * b.total_amount, (1 - p) * b.total_amount
    from (select *, row_number() over () % 5000 + 1 as n from bookings) b cross join generate_series(0, 1) p
      join products l on l.name = 'Lesson ' || b.n;
    insert into payments (booking_id, status, amount)
    select id, (array['PENDING', 'PAID', 'FAILED', 'EXPIRED'])[total_amount / 1000 % 4 + 1], total_amount from bookings`;
  await withoutSearchIndex(client, () => client.query(content));
  // A session tells how its booking was paid.
  await client.query(`insert into ledger (booking_id, kind, method, amount, paid_at)
    select id, 'PAYMENT', 'CASH', 1000, created_at from bookings where total_amount > 1000 and status <> 'CANCELLED'`);
  await client.query('vacuum analyze');
  await client.end();

  // PostgreSQL itself tells how it carries out what the list asks for.
  const options = `${PLANNING} -c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 -c client_min_messages=log`;
  const explained = openPool({ connectionString: postgres.url, options }, () => undefined);
  after(() => explained.pool.end());
  after(() => postgres.remove());
  const plans: string[] = [];
  explained.pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(String(message))));
  const planOf = async (filter: Partial<BookingFilter>) => {
    plans.length = 0;
    const { paging } = await listBookings(explained.db, { sort: '-created_at', ...filter }, 1);
    const plan = plans.join('\n');
    assert.match(plan, /\bbooking_list\b/);
    return { plan, total: paging.total_item };
  };
  const code = String((await rowsOf(db, sql`select booking_code from bookings limit 1`))[0]?.['booking_code']);
  const [guest] = await rowsOf(db, sql`select customer_name as name, customer_email as email from bookings limit 1`);
  const search = bookingSearch;

  describe('with many bookings PostgreSQL reads an index, and no table from its beginning, for', () => {
    const asked: Record<string, [index: string, filter: Partial<BookingFilter>, total?: number]> = {
      'the newest': ['booking_list_created', {}, BOOKINGS],
      'the oldest': ['booking_list_created', { sort: 'created_at' }, BOOKINGS],
      names: ['booking_list_name', { sort: 'customer_name' }, BOOKINGS],
      'names, turned round': ['booking_list_name', { sort: '-customer_name' }, BOOKINGS],
      'the first sessions': ['booking_list_session', { sort: 'reservation_date' }, BOOKINGS],
      'the last sessions': ['booking_list_session', { sort: '-reservation_date' }, BOOKINGS],
      amounts: ['booking_list_amount', { sort: '-total_amount' }, BOOKINGS],
      'a status': ['booking_list_(status|created)', { status: 'PENDING' }, BOOKINGS / 4],
      'a payment status': ['booking_list_(payment|created)', { paymentStatus: 'FAILED' }],
      'a method': ['booking_list_(method|created)', { paymentMethod: 'GATEWAY' }, BOOKINGS / 2],
      'a day': ['booking_details_day', { from: '2026-11-02', to: '2026-11-02' }],
      'a code': ['booking_list_search', { search: search(code) }, 1],
      'a part of a code': ['booking_list_search', { search: search(code.slice(1, 8)) }, 1],
      'a name': ['booking_list_search', { search: search(String(guest?.['name'])) }, 1],
      'a part of a name': ['booking_list_search', { search: search(String(guest?.['name']).slice(6, 15)) }, 1],
      'an e-mail address': ['booking_list_search', { search: search(String(guest?.['email'])) }, 1],
      'a phone': ['booking_list_search', { search: search('08121001234') }, 1],
    };
    for (const [what, [index, filter, total]] of Object.entries(asked)) {
      it(what, async () => {
        const { plan, total: found } = await planOf(filter);
        assert.match(plan, new RegExp(`Index .*\\b${index}\\b`), plan);
        assert.doesNotMatch(plan, /Seq Scan on (booking_list|bookings|booking_details|payments)\b/);
        if (total !== undefined) assert.equal(found, total);
      });
    }
  });

  describe('so it does for a day of', () => {
    const day = '2026-11-02';
    const asked: Record<string, [index: string, ask: (db: Db) => Promise<unknown>]> = {
      'the board': ['booking_details_day', (of) => listSessions(of, day, day)],
      'the calendar': ['booking_details_day', (of) => peopleByDay(of, day, day)],
      'the overview': ['booking_details_day', (of) => figuresOf(of, [day])],
      'what is due': ['bookings_due', sumDue],
      'new bookings': ['bookings_created', (of) => bookingsPerDay(of, new Date(day), 1)],
    };
    for (const [what, [index, ask]] of Object.entries(asked)) {
      it(what, async () => {
        plans.length = 0;
        await ask(explained.db);
        const plan = plans.join('\n');
        assert.match(plan, new RegExp(`Index .*\\b${index}\\b`), plan);
        // A school has a dozen instructors and surf spots: each table is one page, which is read whole.
        assert.doesNotMatch(plan, /Seq Scan on (?!(?:instructors|surf_spots)\b)/);
      });
    }
  });

  it('and for what is owed at the end of a day, which needs the sessions of open bookings alone', async () => {
    plans.length = 0;
    const owed = await listBalances(explained.db, '2026-11-02', new Date('2026-11-02T16:00Z'));
    assert.ok(owed.length > 0);
    const plan = plans.join('\n');
    assert.match(plan, /Index .*\bbooking_details_booking\b/, plan);
    assert.doesNotMatch(plan, /Seq Scan on booking_details\b/, plan);
  });

  it('and for the message that goes next, also before it knows how many wait', async () => {
    await db.execute(sql`alter table messages set (autovacuum_enabled = false)`);
    await db.execute(sql`insert into messages (kind, booking_id, recipient, subject, text, html, status)
      select 'CLOSED_DAY', id, 'ayu@mail.example', 's', 't', 'h', 'WAITING' from bookings`);
    plans.length = 0;
    assert.ok(await claimMessage(explained.db));
    const plan = plans.join('\n');
    assert.match(plan, /Index .*\bmessages_waiting_of_booking\b/, plan);
    assert.doesNotMatch(plan, /Seq Scan on messages\b/, plan);
  });

  describe('and for the page of messages no more than the index has, however long their texts are:', () => {
    const none = { search: null, statuses: null };
    before(async () => {
      await db.execute(sql`insert into messages (kind, booking_id, recipient, subject, text, html, status)
        select 'BOOKED', id, customer_email, 's', repeat(md5(id::text), 20), repeat(md5(id::text), 60), 'SENT' from bookings`);
      await db.execute(sql`vacuum analyze messages`);
    });
    const asked: Record<string, [filter: MessageFilter, page: number, found?: number]> = {
      'the last one': [none, BOOKINGS / 10],
      'what has failed': [{ ...none, statuses: ['FAILED'] }, 1, 0],
      'an address': [{ ...none, search: { code: '', address: String(guest?.['email']) } }, 1, 1],
      'a code': [{ ...none, search: { code, address: code } }, 1, 2],
    };
    for (const [what, [filter, page, found]] of Object.entries(asked)) {
      it(what, async () => {
        plans.length = 0;
        const { paging } = await listMessages(explained.db, filter, { page });
        const plan = plans.join('\n');
        assert.match(plan, /Index Only Scan .*\bmessages_listed\b/, plan);
        assert.doesNotMatch(plan, /Seq Scan on (messages|bookings)\b/, plan);
        if (found !== undefined) assert.equal(paging.total_item, found);
      });
    }
  });

  it('for one or two letters, and for what all bookings have, the list is read once', async () => {
    for (const text of ['yu', 'a b', 'é', 'ayu']) {
      const { plan } = await planOf({ search: search(text) });
      assert.match(plan, /Seq Scan on booking_list/);
      assert.doesNotMatch(plan, /booking_list_search/);
    }
  });

  describe('many changes at once', () => {
    it('are counted, all of them, and stop nobody', async () => {
      const before = await rowsOf(db, sql`select id from bookings order by id limit 40`);
      await Promise.all(
        Array.from({ length: 400 }, (_, n) => {
          const status = n % 2 ? 'CONFIRMED' : 'CANCELLED';
          return db.execute(sql`update bookings set status = ${status} where id = ${before[n % 40]?.['id']}`);
        }),
      );
      for (const status of ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const) {
        const { paging } = await listBookings(db, { sort: '-created_at', status }, 1);
        const [{ n = -1 } = {}] = await rowsOf(
          db,
          sql`select count(*)::int as n from bookings where status = ${status}`,
        );
        assert.equal(paging.total_item, n, status);
      }
    });
  });
}
