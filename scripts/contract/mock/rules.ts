import { DAY, dayAhead, inWords } from './days.ts';
import { sumOf } from './lists.ts';
import { badRequest, conflict, notFound } from './refusal.ts';
import { type Booking, type Day, newId, type School, type Session } from './school.ts';

const DAYS_AHEAD = 730;
const MOST_SESSIONS = 20;
const MOST_PEOPLE = 60;

export const isOpen = ({ status }: Booking): boolean => status === 'PENDING' || status === 'CONFIRMED';

/** How many people a lesson of this name takes, in words, where these are not as many; else null. */
export function peopleProblem(lesson: string, person: number): string | null {
  const name = lesson.toLowerCase();
  if (/semi[- ]private/.test(name)) return person === 2 ? null : 'must be 2 for a semi-private lesson';
  if (name.includes('private')) return person === 1 ? null : 'must be 1 for a private lesson';
  if (name.includes('group')) return person >= 3 ? null : 'must be at least 3 for a group lesson';
  return null;
}

/** Why a day cannot be booked at all; else null. */
export function dayProblem(day: string): string | null {
  if (day < dayAhead(0)) return 'must not be before today';
  return day > dayAhead(DAYS_AHEAD) ? 'must be within the next two years' : null;
}

export const dayOf = ({ days }: School, date: string): Day =>
  days.get(date) ?? { is_open: true, reason: null, capacity: null, note: null };

/** The people on a day, without those of cancelled bookings. */
export const peopleOn = ({ bookings }: School, date: string): number =>
  sumOf(
    bookings
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ sessions }) => sessions.filter((session) => session.reservation_date === date)),
    ({ person }) => person,
  );

export const placesLeft = (school: School, date: string): number | null => {
  const { capacity } = dayOf(school, date);
  return capacity === null ? null : Math.max(0, capacity - peopleOn(school, date));
};

/** Why a day does not take so many more people; else null. */
function refusal(school: School, date: string, wanted: number): string | null {
  const { is_open, reason } = dayOf(school, date);
  if (!is_open) return `The school is closed on ${inWords(date)}${reason === null ? '' : `: ${reason}`}.`;
  const left = placesLeft(school, date);
  if (left === null || wanted <= left) return null;
  if (left === 0) return `No place is left on ${inWords(date)}.`;
  return `Only ${left === 1 ? '1 place is' : `${String(left)} places are`} left on ${inWords(date)}.`;
}

/** Fails with 409 where a day does not take more people, the first in date order; `wanted` is how many by day. */
export function assertPlaces(school: School, wanted: Map<string, number>): void {
  for (const date of [...wanted.keys()].sort()) {
    const why = refusal(school, date, wanted.get(date) ?? 0);
    if (why !== null) throw conflict(why);
  }
}

/** Fails with 409 where a booking of the website is too large. */
export function assertGuestSize(sessions: readonly { person: number }[]): void {
  if (sessions.length > MOST_SESSIONS || sumOf(sessions, ({ person }) => person) > MOST_PEOPLE)
    throw conflict('For a group this large please write to us.');
}

/** How many people sessions bring to each day. */
export function peopleWanted(sessions: Session[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { reservation_date: date, person } of sessions) wanted.set(date, (wanted.get(date) ?? 0) + person);
  return wanted;
}

export interface NewSession {
  product_id: string;
  reservation_date: string;
  person: number;
}

/** The sessions that are asked for, with their prices: 404 for an unknown lesson, 400 where a rule is broken. */
export function pricedSessions({ content }: School, asked: NewSession[]): Session[] {
  const problems: string[] = [];
  const sessions = asked.map(({ product_id, reservation_date, person }, index): Session => {
    const lesson = content.products.find(({ id }) => id === product_id.toLowerCase());
    if (!lesson) throw notFound('Lesson');
    const name = String(lesson['name']);
    const at = `body/booking_details/${String(index)}`;
    const [day, people] = [dayProblem(reservation_date), peopleProblem(name, person)];
    if (day !== null) problems.push(`${at}/reservation_date ${day}`);
    if (people !== null) problems.push(`${at}/person ${people}`);
    const total_amount = Number(lesson['price']) * person;
    const row = { id: newId(), product_id: lesson.id, product_name: name, attendance: null };
    return { ...row, reservation_date, person, total_amount };
  });
  if (problems.length > 0) throw badRequest(problems);
  return sessions;
}

/** What was paid of a booking and given back, and what it still owes. */
export function amountsOf({ ledger, status, total_amount }: Booking) {
  const sum = (kind: string) => sumOf(ledger, (entry) => (entry.kind === kind ? entry.amount : 0));
  const [paid, refunded] = [sum('PAYMENT'), sum('REFUND')];
  return { paid, refunded, due: status === 'CANCELLED' ? 0 : Math.max(0, total_amount - paid + refunded) };
}

/** Until how long before its day a guest may change a session. */
export const CHANGE_TIME = DAY;
