import { badRequest } from '../errors.ts';

const DAYS_AHEAD = 730;
const DAY_MS = 86_400_000;
const LAST_DATE = Date.parse('9999-12-31');

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Makassar', // the school's
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in the school's time zone, YYYY-MM-DD. */
export function schoolDay(instant: Date): string {
  const parts = new Map(dayParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
}

/** The instant when a day begins at the school, where clocks never change. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** The instant when a day has ended at the school, and the next begins. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS);

/** The day so many days after another (YYYY-MM-DD). */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`; negative when it is before. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The instant when a session begins: at its hour (HH:MM), or with its day where it has none. */
export const sessionStart = (day: string, time: string | null): Date =>
  time === null ? dayStart(day) : new Date(`${day}T${time}:00+08:00`);

const asText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** '2027-03-08' → '8 March 2027'. */
export const dayText = (day: string): string => asText.format(new Date(`${day}T00:00:00Z`));

/**
 * That the school is closed on a day (YYYY-MM-DD), and why. Not by `ended`: the contract's `createBooking` has the full stop after
 * whatever the reason ends with.
 */
export const closedText = (date: string, reason: string | null): string =>
  `The school is closed on ${dayText(date)}${reason === null ? '' : `: ${reason}`}.`;

/** Until noon the counter takes bookings of yesterday, so that the cash of a walk-in is in a book. */
export function firstAtCounter(now: Date): string {
  const today = schoolDay(now);
  return now < sessionStart(today, '12:00') ? dayAfter(today, -1) : today;
}

/** Why a session on `day` cannot be booked, or null. Any day from today, or from another one, for two years ahead can. */
export function dayProblem(day: string, now: Date, first = schoolDay(now)): string | null {
  const today = schoolDay(now);
  if (day < first) return `must not be before ${first === today ? 'today' : 'yesterday'}`;
  if (day > dayAfter(today, DAYS_AHEAD)) return 'must be within the next two years';
  return null;
}

/** Fails with 400 when a range of days is the wrong way round. */
export function assertInOrder(from: string | undefined, to: string | undefined, at = 'querystring'): void {
  if (from !== undefined && to !== undefined && to < from) throw badRequest([`${at}/to must not be before from`]);
}

interface Range {
  /** The most dates that may be asked for. */
  most: number;
  /** How many dates there are without a last one. */
  usual?: number;
  /** Where in the request the range stands. */
  at?: 'querystring' | 'body';
}

/** Each date from `from` to `to`, both included (YYYY-MM-DD); 400 where that is the wrong way round or too many. */
export function datesBetween(
  from: string,
  to: string | undefined,
  { most, usual = 1, at = 'querystring' }: Range,
): string[] {
  const first = Date.parse(from);
  const count = to === undefined ? usual : (Date.parse(to) - first) / DAY_MS + 1;
  assertInOrder(from, to, at);
  if (count > most) throw badRequest([`${at}/to must be at most ${String(most - 1)} days after from`]);
  // Beyond it dates are written in another way, which PostgreSQL does not read.
  if (first + (count - 1) * DAY_MS > LAST_DATE) throw badRequest([`${at}/to must not be after the year 9999`]);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
