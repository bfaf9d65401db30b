import type { KeptLesson } from './lessons.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Where a session takes place. */
export interface KeptSpot {
  id: string;
  name: string;
  /** Where exactly guests and instructor meet; null: at the school. */
  meetingPoint: string | null;
}

export interface KeptSession {
  id: string;
  /** The place of its line in the booking, and of its day in the lesson as it was sold; the first day has the price. */
  line: number;
  courseDay: number;
  day: string;
  /** HH:MM; null while the tide has still to decide it. */
  hour: string | null;
  spot: KeptSpot;
  instructor: { id: string; name: string } | null;
  lesson: KeptLesson;
  person: number;
  /** Of one person, of a course for all its days; 0 on its further days. */
  price: number;
  /** The price of its lesson before an administrator agreed on another one, and why that was; null while nobody has. */
  discount: { from: number; reason: string } | null;
  amount: number;
  /** What refunds took off its amount. */
  lowered: number;
  /** Whether staff chose its day or its place, or took something out of the booking. */
  movedBySchool: boolean;
  attendance: 'ARRIVED' | 'NO_SHOW' | null;
  /** How many came, where it was a part of them. */
  came: number | null;
  /** How many letters about closed days its guest had when it came to its day. */
  lettersBefore: number;
}

/** By date and hour, those without an hour last, then as they were sent. */
export const inTime = (sessions: readonly KeptSession[]): KeptSession[] => {
  const key = ({ day, hour, line, courseDay }: KeptSession) =>
    [day, hour ?? '99', String(line).padStart(3, '0'), courseDay].join(' ');
  return sessions.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
};

/** Which day of its lesson a session is, by date, and of how many. */
export function courseDayOf({ line, id }: KeptSession, all: readonly KeptSession[]): [day: number, of: number] {
  const own = all.filter((one) => one.line === line);
  const byDate = own.toSorted((a, b) => (a.day === b.day ? a.courseDay - b.courseDay : a.day < b.day ? -1 : 1));
  return [byDate.findIndex((one) => one.id === id) + 1, own.length];
}

/** Numbers the days of each course by their dates, and gives its price to the first. */
export function orderCourseDays(sessions: readonly KeptSession[]): void {
  for (const line of new Set(sessions.map((one) => one.line))) {
    const own = sessions.filter((one) => one.line === line);
    const [was, first] = [
      own.find(({ courseDay }) => courseDay === 1),
      own.find((one) => courseDayOf(one, own)[0] === 1),
    ];
    const numbers = own.map((one) => courseDayOf(one, own)[0]);
    own.forEach((one, index) => (one.courseDay = numbers[index] ?? 0));
    if (!was || !first || was === first) continue;
    const { price, discount, amount, lowered } = was;
    Object.assign(first, { price, discount, amount, lowered });
    Object.assign(was, { price: 0, discount: null, amount: 0, lowered: 0 });
  }
}

/** The day so many days after another. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** When a session begins: with its hour, or with its day. */
export const startOf = ({ day, hour }: { day: string; hour: string | null }): number =>
  Date.parse(`${day}T${hour ?? '00:00'}:00+08:00`);

/** Until when it may be changed: a day before it begins. */
export const freeUntil = (session: { day: string; hour: string | null }): number => startOf(session) - DAY;

/** What a session costs: the agreed price, less what refunds took off it. */
export const amountOf = ({ price, person, lowered }: KeptSession): number => Math.max(0, price * person - lowered);

/** The sessions of the line that a session is of. */
export const lineOf = (sessions: readonly KeptSession[], { line }: KeptSession): KeptSession[] =>
  sessions.filter((one) => one.line === line);

/** How many people sessions bring to each day. */
export function peopleByDay(sessions: readonly { day: string; person: number }[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { day, person } of sessions) all.set(day, (all.get(day) ?? 0) + person);
  return all;
}

/** What days need for a change of sessions: for each to which somebody comes, how many more there are then than before. */
export function peopleToCome(
  before: readonly KeptSession[],
  after: readonly Pick<KeptSession, 'id' | 'day' | 'person'>[],
): Map<string, number> {
  const was = new Map(before.map((one) => [one.id, one]));
  const comes = after.filter(({ id, day, person }) => was.get(id)?.day !== day || person > (was.get(id)?.person ?? 0));
  const [then, now] = [peopleByDay(before), peopleByDay(after)];
  return new Map(comes.map(({ day }) => [day, (now.get(day) ?? 0) - (then.get(day) ?? 0)]));
}
