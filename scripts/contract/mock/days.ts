import { badRequest } from './refusal.ts';

export const DAY = 86_400_000;
const UTC_PLUS_8 = 8 * 3_600_000;

/** The day in the school's time zone, YYYY-MM-DD. */
export const schoolDay = (instant: Date): string => new Date(instant.getTime() + UTC_PLUS_8).toISOString().slice(0, 10);

/** The school's day so many days from today. */
export const dayAhead = (days: number): string => schoolDay(new Date(Date.now() + days * DAY));

/** The instant when a day begins at the school. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** '2027-03-08' → '8 March 2027'. */
export const inWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** Each date from `from` to `to`, both included; without `to` as many as `usual`. 400 for more than `most`. */
export function datesBetween(from: string, to: string | undefined, most: number, usual = 1): string[] {
  const first = Date.parse(from);
  const count = to === undefined ? usual : (Date.parse(to) - first) / DAY + 1;
  if (count < 1) throw badRequest(['to must not be before from']);
  if (count > most) throw badRequest([`to must be at most ${String(most - 1)} days after from`]);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10));
}
