import type { Session } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { peopleText } from '../shared/counted';

/** The sessions that begin at one hour at one surf spot. */
export interface Block {
  /** '07:00 · Kuta Beach'; the spot alone on a day without hours. */
  title: string;
  sessions: Session[];
}

/** What a person needs to know of several sessions. */
export interface Totals {
  people: number;
  arrived: number;
  /** Rupiah of bookings that are paid in cash. */
  cash: number;
  /** Rupiah of bookings of which nobody came. */
  noShows: number;
  /** Rupiah of bookings whose online payment is open, failed or expired. */
  online: number;
}

/** How many came of those who are booked. */
const cameOf = (sessions: Session[]): number =>
  sessions
    .filter(({ attendance }) => attendance === 'ARRIVED')
    .reduce((sum, { person, people_came: came }) => sum + (came ?? person), 0);
const peopleOf = (sessions: Session[]): number => sessions.reduce((sum, { person }) => sum + person, 0);

/** Adds up sessions. A booking owes its money once, however many sessions of it there are. */
export function totalsOf(sessions: Session[]): Totals {
  const bookings = [...new Map(sessions.map((session) => [session.booking_id, session])).values()];
  const expected = new Set(
    sessions.filter(({ attendance }) => attendance !== 'NO_SHOW').map(({ booking_id }) => booking_id),
  );
  const dueOf = (among: Session[]): number => among.reduce((sum, { amount_due }) => sum + amount_due, 0);
  const dueBy = (method: Session['payment_method']): number =>
    dueOf(bookings.filter((one) => one.payment_method === method && expected.has(one.booking_id)));
  return {
    people: peopleOf(sessions),
    arrived: cameOf(sessions),
    cash: dueBy('CASH'),
    online: dueBy('GATEWAY'),
    noShows: dueOf(bookings.filter(({ booking_id }) => !expected.has(booking_id))),
  };
}

/** A day's sessions by hour and spot, in the order of the answer, apart from those of cancelled bookings. */
export function boardOf(sessions: Session[]) {
  const standing = sessions.filter(({ booking_status }) => booking_status !== 'CANCELLED');
  const hasHours = standing.some(({ start_time: hour }) => hour);
  const blocks = new Map<string, Block>();
  for (const session of standing) {
    const spot = session.surf_spot_name ?? 'Spot not given';
    const hour = session.start_time ?? 'No hour yet';
    const key = `${hour} ${session.surf_spot_id ?? spot}`;
    const block = blocks.get(key) ?? { title: hasHours ? `${hour} · ${spot}` : spot, sessions: [] };
    block.sessions.push(session);
    blocks.set(key, block);
  }
  const ending = standing.filter(
    ({ booking_status, course_day: day = 1, course_days: days = 1 }) => booking_status === 'CONFIRMED' && day === days,
  );
  return {
    /** How many bookings are confirmed and not completed, without courses that go on after this day. */
    toComplete: new Set(ending.map(({ booking_id }) => booking_id)).size,
    blocks: [...blocks.entries()].map(([key, block]) => ({ key, ...block })),
    cancelled: sessions.filter(({ booking_status }) => booking_status === 'CANCELLED'),
    totals: totalsOf(standing),
  };
}

/** The totals as short texts, to be read one after the other. */
export function totalTexts({ people, arrived, cash, online, noShows }: Totals): string[] {
  return [
    peopleText(people),
    ...(arrived > 0 ? [`${arrived} arrived`] : []),
    ...(cash > 0 ? [`Cash to collect ${formatRupiah(cash)}`] : []),
    ...(online > 0 ? [`Not paid online ${formatRupiah(online)}`] : []),
    ...(noShows > 0 ? [`Due from no-shows ${formatRupiah(noShows)}`] : []),
  ];
}

/** How the money that is due was to come. */
export function dueNote({ payment_method, payment_status }: Session): string {
  const method = payment_method === 'CASH' ? 'Cash' : 'Online';
  if (payment_status === 'PAID') return `${method}, the rest`;
  return payment_status === 'PENDING' ? method : `${method}, ${payment_status.toLowerCase()}`;
}
