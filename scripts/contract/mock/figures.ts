import type { Handler } from './call.ts';
import { datesBetween, dayAhead, schoolDay } from './days.ts';
import { entriesOn } from './ledger.ts';
import { type ListQuery, sumOf } from './lists.ts';
import { amountsOf } from './rules.ts';
import type { Row, School } from './school.ts';

const MOST_DAYS = 366;
const DAYS_BACK = 29;
const methods = { CASH: 'Cash', TRANSFER: 'Transfer', GATEWAY: 'Online' };

interface Figures {
  key: string;
  label: string;
  sessions: number;
  people: number;
  amount: number;
}

/** The sessions of some days with their bookings, without cancelled ones. */
const sessionsOn = ({ bookings }: School, dates: string[]) =>
  bookings
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap((booking) => booking.sessions.map((session) => ({ booking, session })))
    .filter(({ session }) => dates.includes(session.reservation_date));

/** What rows of one key come to, the largest amount first. */
function grouped(rows: Figures[]): Figures[] {
  const groups = new Map<string, Figures>();
  for (const { key, label, sessions, people, amount } of rows) {
    const group = groups.get(key) ?? { key, label, sessions: 0, people: 0, amount: 0 };
    group.sessions += sessions;
    group.people += people;
    group.amount += amount;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.amount - a.amount || a.label.localeCompare(b.label));
}

/** The name that a lesson or a spot has now. */
const nameNow = (rows: Row[], id: string | null): string | undefined =>
  rows.find((row) => row.id === id)?.['name'] as string | undefined;

function revenueRows(school: School, dates: string[], by: string): Figures[] {
  if (by === 'method') {
    const rows = entriesOn(school, dates).map(({ entry: { method, kind, amount } }) => {
      return {
        key: method,
        label: methods[method],
        sessions: 1,
        people: 0,
        amount: kind === 'PAYMENT' ? amount : -amount,
      };
    });
    return grouped(rows);
  }
  const rows = sessionsOn(school, dates).map(({ booking, session }): Figures => {
    const { product_id, product_name, reservation_date: day, person: people, total_amount: amount } = session;
    const spot = booking.surf_spot_name ?? 'No spot';
    const names: Record<string, [string, string]> = {
      lesson: [product_id ?? product_name, nameNow(school.content.products, product_id) ?? product_name],
      spot: [booking.surfSpotId ?? spot, nameNow(school.content['surf-spots'], booking.surfSpotId) ?? spot],
    };
    const [key, label] = names[by] ?? [day, day];
    return { key, label, sessions: 1, people, amount };
  });
  if (by !== 'day') return grouped(rows);
  const empty = dates.map((day) => ({ key: day, label: day, sessions: 0, people: 0, amount: 0 }));
  return grouped([...empty, ...rows]).sort((a, b) => a.key.localeCompare(b.key));
}

/** What came in, and how the school stands. */
export const figureHandlers: Record<string, Handler> = {
  getRevenue({ school, query }) {
    const { from = dayAhead(0), to = from, by = 'lesson' } = query as ListQuery & { by?: string };
    const rows = revenueRows(school, datesBetween(from, to, MOST_DAYS), by);
    return { data: { from, to, by, rows, total_amount: sumOf(rows, ({ amount }) => amount) } };
  },

  getOverview({ school, user }) {
    const today = dayAhead(0);
    const of = (day: string) => {
      const rows = sessionsOn(school, [day]);
      return { sessions: rows.length, people: sumOf(rows, ({ session }) => session.person) };
    };
    const taken = (from: string) =>
      sumOf(entriesOn(school, datesBetween(from, today, MOST_DAYS)), ({ entry }) =>
        entry.kind === 'PAYMENT' ? entry.amount : -entry.amount,
      );
    const money = {
      taken_today: taken(today),
      taken_this_month: taken(`${today.slice(0, 8)}01`),
      due: sumOf(school.bookings, (booking) => amountsOf(booking).due),
    };
    const hidden = { taken_today: null, taken_this_month: null, due: null };
    const per_day = datesBetween(dayAhead(-DAYS_BACK), today, MOST_DAYS).map((date) => ({
      date,
      bookings: school.bookings.filter(({ created_at }) => schoolDay(new Date(created_at)) === date).length,
    }));
    const waiting = school.bookings.filter(({ status }) => status === 'PENDING').length;
    const amounts = user?.role === 'ADMIN' ? money : hidden;
    return { data: { today: of(today), tomorrow: of(dayAhead(1)), waiting, ...amounts, per_day } };
  },
};
