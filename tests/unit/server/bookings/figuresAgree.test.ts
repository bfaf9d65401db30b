// Also on PostgreSQL: sums, types and triggers.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Balance, LedgerRow, Overview, Revenue, Session } from '../../../../server/contract.gen.ts';
import { Random } from '../../../support/server/fuzz/random.ts';
import { RandomSchool } from '../../../support/server/randomBookings.ts';
import { sessionRules } from '../../../support/server/sessionRules.ts';
import { schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One, rowsOf } from '../../../support/server/testApp.ts';

// The deep tests take 400.
const STEPS = Number(process.env['FIGURES_STEPS'] ?? 40);
const seed = Number(process.env['FIGURES_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const random = new Random(seed);

const test = await makeTestApp();
const { call, db } = test;
const school = await RandomSchool.open(test, random);
const rules = sessionRules(test, school.daysOf);
const { token } = await test.signIn('ADMIN');

interface StoredSession {
  booking_id: string;
  kept: number;
  product_id: string;
  lesson: string;
  surf_spot_id: string;
  spot: string;
  day: string;
  person: number;
  amount: number;
}
interface StoredEntry {
  booking_id: string;
  method: 'CASH' | 'TRANSFER' | 'GATEWAY';
  amount: number;
  day: string;
}

/** The rows of which figures are made, as plain SQL reads them. */
async function stored() {
  const sessions = await rowsOf(
    db,
    sql`select d.booking_id, (b.amount_paid - b.amount_refunded)::int as kept, d.product_id, d.product_name as lesson, d.surf_spot_id, d.surf_spot_name as spot, d.person,
      d.reservation_date::text as day, d.total_amount::int as amount
    from booking_details d join bookings b on b.id = d.booking_id where b.status <> 'CANCELLED'
      order by d.reservation_date, d.start_time nulls last, d.position, d.course_day`,
  );
  const entries = await rowsOf(
    db,
    sql`select booking_id, method, (case kind when 'REFUND' then -amount else amount end)::int as amount,
      ((paid_at at time zone 'UTC') + interval '8 hours')::date::text as day from ledger`,
  );
  return { sessions: sessions as unknown as StoredSession[], entries: entries as unknown as StoredEntry[] };
}
type Stored = Awaited<ReturnType<typeof stored>>;
type Row = Revenue['rows'][number];
interface Range {
  from: string;
  to: string;
}

/** Adds rows up by their key; the largest amount first. */
function addedUp(parts: Row[]): Row[] {
  const rows = new Map<string, Row>();
  for (const part of parts) {
    const { sessions, people, amount } = rows.get(part.key) ?? { sessions: 0, people: 0, amount: 0 };
    rows.set(part.key, {
      ...part,
      sessions: sessions + part.sessions,
      people: people + part.people,
      amount: amount + part.amount,
    });
  }
  return [...rows.values()].sort(
    (a, b) => b.amount - a.amount || (`${a.label} ${a.key}` < `${b.label} ${b.key}` ? -1 : 1),
  );
}

const within = <T extends { day: string }>(rows: T[], { from, to }: Range): T[] =>
  rows.filter(({ day }) => day >= from && day <= to);

function expectedRows({ sessions, entries }: Stored, range: Range, by: Revenue['by'], dates: string[]): Row[] {
  const ofSessions = (keyed: (row: StoredSession) => Pick<Row, 'key' | 'label'>) =>
    within(sessions, range).map((row) => ({ ...keyed(row), sessions: 1, people: row.person, amount: row.amount }));
  if (by === 'lesson') return addedUp(ofSessions((row) => ({ key: row.product_id, label: row.lesson })));
  if (by === 'spot') return addedUp(ofSessions((row) => ({ key: row.surf_spot_id, label: row.spot })));
  if (by === 'day') {
    const none = dates.map((day) => ({ key: day, label: day, sessions: 0, people: 0, amount: 0 }));
    const rows = addedUp([...none, ...ofSessions(({ day }) => ({ key: day, label: day }))]);
    return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  }
  const labels = { CASH: 'Cash', TRANSFER: 'Transfer', GATEWAY: 'Online' };
  return addedUp(
    within(entries, range).map(({ method, amount }) => ({
      key: method,
      label: labels[method],
      sessions: 1,
      people: 0,
      amount,
    })),
  );
}

/** What is paid and not paid until today, and to come: each booking pays its sessions one after the other. */
function splitOf({ sessions }: Stored, range: Range) {
  const split = { taken: 0, still_due: 0, to_come: 0 };
  const left = new Map(sessions.map(({ booking_id: id, kept }) => [id, Math.max(0, kept)]));
  for (const { booking_id: id, day, amount } of sessions) {
    const paid = Math.min(amount, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - paid);
    if (day < range.from || day > range.to) continue;
    if (day > schoolDay(0, test.clock.now)) split.to_come += amount;
    else {
      split.taken += paid;
      split.still_due += amount - paid;
    }
  }
  return split;
}

const sum = (rows: { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0);
const revenue = async (query: Range & { by: string }) =>
  (await call<One<Revenue>>('getRevenue', { token, query: { ...query } })).body.data;

/** Every figure of some days equals the rows, and the others. */
async function checkRange(all: Stored, first: number, length: number): Promise<void> {
  const dates = Array.from({ length }, (_, index) => schoolDay(first + index, test.clock.now));
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const totals: number[] = [];
  for (const by of ['lesson', 'spot', 'day', 'method'] as const) {
    const rows = expectedRows(all, range, by, dates);
    const split = by === 'method' ? {} : splitOf(all, range);
    assert.deepEqual(await revenue({ ...range, by }), { ...range, by, rows, total_amount: sum(rows), ...split });
    totals.push(sum(rows));
  }
  assert.deepEqual(totals.slice(0, 3), [totals[0], totals[0], totals[0]]);
  if (length > 31) return;
  const { data: sessions } = (await call<Many<Session>>('listSessions', { token, query: range })).body;
  const counted = sessions.filter(({ booking_status: status }) => status !== 'CANCELLED');
  assert.equal(sum(counted.map(({ total_amount: amount }) => ({ amount }))), totals[0]);
  const { data: entries } = (await call<Many<LedgerRow>>('listLedger', { token, query: range })).body;
  const signed = entries.map(({ kind, amount }) => ({ amount: kind === 'REFUND' ? -amount : amount }));
  assert.equal(sum(signed), totals[3]);
}

/** Who owes at the end of a day and who has paid ahead, booking by booking; with all days and all money until then. */
async function checkBalances({ sessions, entries }: Stored, ahead: number): Promise<void> {
  const day = schoolDay(ahead, test.clock.now);
  const { data } = (await call<Many<Balance>>('listBalances', { token, query: { day } })).body;
  const until = { from: '2000-01-01', to: day };
  const ids = new Set([...sessions, ...entries].map(({ booking_id: id }) => id));
  const wanted = [...ids].flatMap((id) => {
    const own = sessions.filter((one) => one.booking_id === id);
    const earned = sum(within(own, until));
    const received = sum(within(entries, until).filter((one) => one.booking_id === id));
    if (earned === received) return [];
    let paid = received;
    const open = own.find(({ amount }) => (paid -= amount) < 0);
    const owed = Math.max(0, earned - received);
    const over = Math.max(0, received - sum(own));
    return [
      {
        id,
        since: owed > 0 ? open?.day : null,
        earned,
        received,
        owed,
        deferred: Math.max(0, received - earned),
        over,
      },
    ];
  });
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const told = data.map(({ id, since, earned, received, owed, deferred, over }) => {
    return { id, since, earned, received, owed, deferred, over };
  });
  assert.deepEqual(told.sort(byId), wanted.sort(byId));
  const balance = data.reduce((total, { owed, deferred }) => total + owed - deferred, 0);
  assert.equal(balance, sum(within(sessions, until)) - sum(within(entries, until)));
}

async function checkOverview(all: Stored): Promise<void> {
  const { entries } = all;
  const { data } = (await call<One<Overview>>('getOverview', { token })).body;
  const today = schoolDay(0, test.clock.now);
  const month = today.slice(0, 8);
  assert.deepEqual(data.this_month, splitOf(all, { from: `${month}01`, to: `${month}31` }));
  assert.equal(data.taken_today, sum(within(entries, { from: today, to: today })));
  assert.equal(data.taken_this_month, sum(within(entries, { from: `${today.slice(0, 8)}01`, to: today })));
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(greatest(b.total_amount - l.net, 0)) filter (where b.status <> 'CANCELLED'), 0)::int as due,
      count(*) filter (where b.amount_paid - b.amount_refunded <> l.net
        or b.total_amount <> (select sum(d.total_amount) from booking_details d where d.booking_id = b.id))::int as wrong
    from bookings b, lateral (
      select coalesce(sum(case kind when 'REFUND' then -amount else amount end), 0) as net
      from ledger where booking_id = b.id
    ) l`,
  );
  assert.deepEqual({ due: data.due, wrong: 0 }, row);
}

/** Exactly what has to be given back, and who has booked a day that is closed since, is raised. */
async function checkAttention(): Promise<void> {
  const raised = await rowsOf(
    db,
    sql`select distinct booking_id, case kind when 'CLOSED_DAY' then substr(key, 12, 10) else '' end as day from attention
      where resolved_at is null and kind in ('REFUND_DUE', 'MONEY_FOR_CANCELLED', 'CLOSED_DAY') order by 1, 2`,
  );
  const wanted = await rowsOf(
    db,
    sql`select id as booking_id, '' as day from bookings where status = 'CANCELLED' and amount_paid > amount_refunded
      union select b.id, s.reservation_date::text from bookings b join booking_details s on s.booking_id = b.id
        join days d on d.date = s.reservation_date and not d.is_open where b.status in ('PENDING', 'CONFIRMED')
      order by 1, 2`,
  );
  assert.deepEqual(raised, wanted);
}

it(`whatever happens to bookings, their sessions and their money, every figure equals the rows, which keep the rules (FIGURES_SEED=${String(seed)})`, async () => {
  for (let step = 0; step < STEPS; step += 1) {
    await school.step();
    try {
      const all = await stored();
      await checkRange(all, -60, 120);
      await checkRange(all, random.below(90) - 50, 1 + random.below(31));
      await checkOverview(all);
      await checkBalances(all, 0);
      await checkBalances(all, random.below(60) - 40);
      await checkAttention();
      await rules.check(school.noted);
    } catch (error) {
      throw new Error(`After ${school.history.join(', ')}`, { cause: error });
    }
  }
});
