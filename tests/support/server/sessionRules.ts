import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { schoolDay } from './school.ts';
import { rowsOf, type TestApp } from './testApp.ts';

interface Session {
  id: string;
  line: string;
  course_day: number;
  product_id: string;
  status: string;
  day: string;
  start_time: string | null;
  person: number;
  amount: number;
  lowered: number;
  price: number;
  attendance: string | null;
  came: number | null;
  version: number;
  /** Stands for all columns but the version. */
  row: string;
}
interface Day {
  isOpen: boolean;
  capacity: number | null;
}

const DAY_MS = 86_400_000;

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** How many people stand on each day, without those of cancelled bookings. */
function peopleOn(sessions: readonly Session[]): Map<string, number> {
  const people = new Map<string, number>();
  for (const { day, person, status } of sessions)
    if (status !== 'CANCELLED') people.set(day, (people.get(day) ?? 0) + person);
  return people;
}

/** A line has a session for each day of its lesson, for the same people, and its price on the first. */
function assertWhole(line: Session[], days: number | undefined): void {
  const numbers = line.map(({ course_day: number }) => number).toSorted((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: days ?? 0 }, (_, index) => index + 1),
  );
  assert.equal(new Set(line.map(({ person }) => person)).size, 1);
  for (const { course_day: number, amount, lowered, price, person } of line) {
    assert.equal(amount, Math.max(0, price * person - lowered));
    assert.ok(lowered >= 0 && (number === 1 || (amount === 0 && lowered === 0)));
  }
}

/** Who came is of the session itself, never more than are booked, and stays until it is noted otherwise. */
function assertNoted(
  one: Session,
  was: Session | undefined,
  { noted, today }: { noted: string | null; today: string },
) {
  const { id, day, attendance, came, person } = one;
  assert.ok(attendance === null || day <= today, 'somebody came before the day');
  assert.ok(came === null || (attendance === 'ARRIVED' && came > 0 && came < person), 'more came than are booked');
  if (was?.day !== day || id === noted) return;
  assert.equal(attendance, was.attendance);
  assert.equal(came, was.came !== null && was.came >= person ? null : was.came);
}

type Versioned = Pick<Session, 'id' | 'version' | 'row'>;

/** The version of a row rises with each change of it. */
function assertRaised(rows: readonly Versioned[], before: ReadonlyMap<string, Versioned>): void {
  for (const { id, version, row } of rows) {
    const was = before.get(id);
    if (was) assert.ok(row === was.row ? version >= was.version : version > was.version, `the version of ${id}`);
  }
}

/** Of a line that is moved, one session is moved by itself, or all keep their distance; whoever is moved has not come yet. */
function assertMoved(line: Session[], before: ReadonlyMap<string, Session>): void {
  const moved = line.filter(({ id, day }) => before.has(id) && before.get(id)?.day !== day);
  const by = new Set(moved.map(({ id, day }) => (Date.parse(day) - Date.parse(before.get(id)?.day ?? '')) / DAY_MS));
  assert.ok(moved.length <= 1 || (moved.length === line.length && by.size === 1), 'moved neither alone nor together');
  assert.ok(moved.every(({ attendance }) => attendance === null));
}

/** What must hold of sessions after each step, whatever it was; without `force`, which nobody uses. */
export function sessionRules({ db, clock }: TestApp, daysOf: ReadonlyMap<string, number>) {
  let before = new Map<string, Session>();
  let bookingsBefore = new Map<string, Versioned>();

  async function read() {
    const sessions = await rowsOf(
      db,
      sql`select d.id, d.booking_id || ' ' || d.position as line, d.course_day, d.product_id, b.status, d.start_time, d.person,
        d.reservation_date::text as day, d.total_amount::int as amount, d.amount_lowered::int as lowered, d.attendance,
        d.unit_price::int as price, d.people_came as came, d.version, md5((to_jsonb(d) - 'version')::text) as row
      from booking_details d join bookings b on b.id = d.booking_id`,
    );
    // A booking is also what its sessions are.
    const bookings = await rowsOf(
      db,
      sql`select b.id, b.version, md5((to_jsonb(b) - 'version')::text) || (select string_agg(d.id || ' ' || d.version, ',' order by d.id)
        from booking_details d where d.booking_id = b.id) as row from bookings b`,
    );
    const days = await rowsOf(db, sql`select date::text as day, is_open as "isOpen", capacity from days`);
    return {
      sessions: sessions as unknown as Session[],
      bookings: bookings as unknown as Versioned[],
      days: new Map((days as unknown as (Day & { day: string })[]).map((one) => [one.day, one])),
    };
  }

  return {
    /** `noted`: of which session it was noted who came, if any. */
    async check(noted: string | null): Promise<void> {
      const { sessions, bookings, days } = await read();
      const wrong = await rowsOf(
        db,
        sql`select b.id from bookings b where b.total_amount <>
          (select sum(d.total_amount) from booking_details d where d.booking_id = b.id)`,
      );
      assert.deepEqual(wrong, [], 'totals that are not the sum of their sessions');
      for (const line of groupedBy(sessions, (one) => one.line)) {
        assertWhole(line, daysOf.get(line[0]?.product_id ?? ''));
        assertMoved(line, before);
      }
      const were = peopleOn([...before.values()]);
      for (const [day, people] of peopleOn(sessions)) {
        if (people <= (were.get(day) ?? 0)) continue;
        const { isOpen, capacity } = days.get(day) ?? { isOpen: true, capacity: null };
        assert.ok(isOpen && people <= (capacity ?? Infinity), `${String(people)} people on ${day}`);
      }
      const today = schoolDay(0, clock.now);
      for (const one of sessions) assertNoted(one, before.get(one.id), { noted, today });
      assertRaised(sessions, before);
      assertRaised(bookings, bookingsBefore);
      bookingsBefore = new Map(bookings.map((one) => [one.id, one]));
      before = new Map(sessions.map((one) => [one.id, one]));
    },
  };
}
