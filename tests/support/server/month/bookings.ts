import assert from 'node:assert/strict';
import type { Booking, FullBooking } from '../../../../server/contract.gen.ts';
import { rupiah } from '../../../../server/school/rupiah.ts';
import type { Created } from '../bookings.ts';
import type { One } from '../testApp.ts';
import { KeptBooking } from './book.ts';
import type { Desk } from './desk.ts';
import type { KeptLesson } from './lessons.ts';
import { daysAfter, type KeptSession, type KeptSpot, peopleByDay, startOf } from './sessions.ts';

const names = ['Sari Dewi', '=HYPERLINK("x")', 'Jörg Müller; Søn', 'Made "Balu" Putra', 'Nguyễn Thị Hoa'];
const phones = ['+6281234567890', '081234567890', '+4915112345678', '+61412345678'];
const isIndonesian = (phone: string): boolean => /^(\+62|0)/.test(phone);

/** A line as it is sent; without an hour the lesson's only one counts, and where there are several none is chosen yet. */
export interface WantedLine {
  lesson: KeptLesson;
  day: string;
  person: number;
  hour: string | undefined;
}

/** A line that somebody wants, which mostly can be booked. */
export function wantedLine(desk: Desk): WantedLine {
  const { random } = desk;
  const lesson = random.of(desk.lessons);
  const { least, most, hours } = lesson;
  const some = least + random.below(Math.min(4, (most ?? 99) - least + 1));
  const wrong = random.of([least - 1, (most ?? 30) + 1].filter((count) => count > 0));
  const hour = random.chance(0.4) ? undefined : random.of([...hours, ...(random.chance(0.05) ? ['06:00'] : [])]);
  return { lesson, day: desk.day(random.below(11)), person: random.chance(0.03) ? wrong : some, hour };
}

/** A line as a request has it. */
export const detailOf = ({ lesson, day, person, hour }: WantedLine): object => ({
  product_id: lesson.id,
  reservation_date: day,
  person,
  ...(hour !== undefined && { start_time: hour }),
});

const fresh = { discount: null, lowered: 0, movedBySchool: false, attendance: null, came: null, instructor: null };

/** The sessions of lines, one for each day of a lesson; the price stands on the first. */
export const sessionsOf = (lines: readonly WantedLine[], spot: KeptSpot): Omit<KeptSession, 'id'>[] =>
  lines.flatMap(({ lesson, day, person, hour }, line) => {
    const onlyHour = lesson.hours.length === 1 ? (lesson.hours[0] ?? null) : null;
    return Array.from({ length: lesson.days }, (_, index) => ({
      ...{ ...fresh, line, courseDay: index + 1, day: daysAfter(day, index), hour: hour ?? onlyHour, lesson, person },
      price: index === 0 ? lesson.price : 0,
      amount: index === 0 ? lesson.price * person : 0,
      spot,
      lettersBefore: 0,
    }));
  });

interface Refusal {
  status: number;
  /** Null: any. */
  message: string | null;
}
const refused = (message: string): Refusal => ({ status: 409, message });

interface Terms {
  /** Whether days and hours may be overruled. */
  force: boolean;
  /** The first day for a lesson of one day. */
  first?: string;
}

/** Why lines are none that can be booked, whatever else is booked; null where they can. */
export function refusalOfLines(desk: Desk, lines: readonly WantedLine[], { force, first = desk.today }: Terms) {
  const isWrong = ({ lesson: { least, most, hours, days }, day, person, hour }: WantedLine) =>
    person < least ||
    (most !== null && person > most) ||
    (hour !== undefined && !hours.includes(hour)) ||
    day < (days === 1 ? first : desk.today);
  if (lines.some(isWrong)) return { status: 400, message: null };
  // Of an hour that is still open the last of the lesson counts.
  const sessions = lines
    .flatMap((line) => sessionsOf([line], desk.spots[0]))
    .map((one) => ({ ...one, hour: one.hour ?? one.lesson.hours.at(-1) ?? null }));
  const isLate = (one: (typeof sessions)[number]) => one.day >= desk.today && startOf(one) < desk.now.getTime();
  const late = sessions.find((one) => one.hour !== null && isLate(one));
  if (!late || force) return null;
  return refused(`It is too late to book ${late.lesson.name} today at ${late.hour ?? ''}.`);
}

/** Why no booking of these lines can be made, or null; `shown` is the total that a guest has seen, null at the counter. */
function refusalOf(
  desk: Desk,
  lines: readonly WantedLine[],
  { shown, ...terms }: Terms & { shown: number | null },
): Refusal | null {
  const wrong = refusalOfLines(desk, lines, terms);
  if (wrong) return wrong;
  const sessions = sessionsOf(lines, desk.spots[0]);
  const people = sessions.reduce((sum, { person }) => sum + person, 0);
  if (shown !== null && (people > 60 || sessions.length > 20))
    return refused('For a group this large please write to us.');
  const total = totalOf(sessions);
  if (shown !== null && shown !== total) return refused(`The price has changed: the total is now ${rupiah(total)}.`);
  const why = terms.force ? null : desk.refusal(peopleByDay(sessions));
  return why === null ? null : refused(why);
}

const totalOf = (sessions: readonly { amount: number }[]): number =>
  sessions.reduce((sum, { amount }) => sum + amount, 0);

/** Writes a booking that was made into the book; of the answer only ids are taken, of which each line has as many as days. */
function keep(desk: Desk, booked: KeptBooking, answered: Booking, { lines, spot }: Wanted): void {
  const sessions = sessionsOf(lines, spot);
  const ids = answered.booking_details.map((line) => (line.sessions ?? []).map(({ id }) => id));
  assert.deepEqual(
    ids.map(({ length }) => length),
    lines.map(({ lesson }) => lesson.days),
  );
  assert.deepEqual(
    ids.map(([first]) => first),
    answered.booking_details.map(({ id }) => id),
  );
  for (const one of sessions) booked.sessions.push({ ...one, id: ids[one.line]?.[one.courseDay - 1] ?? '' });
  desk.bookings.push(booked);
  booked.tell('BOOKED');
}

/** What is asked for by whoever books, now and then of yesterday. */
function wanted(desk: Desk, chanceOfYesterday: number) {
  const { random } = desk;
  const lines = Array.from({ length: 1 + random.below(3) }, () => wantedLine(desk));
  const spot = random.of(desk.spots);
  const [first] = lines;
  if (first && desk.today > desk.dayOfMonth(0) && random.chance(chanceOfYesterday)) first.day = desk.day(-1);
  return {
    lines,
    details: lines.map(detailOf),
    total: totalOf(sessionsOf(lines, spot)),
    spot,
    name: random.of(names),
    phone: random.of(phones),
  };
}

type Wanted = Pick<ReturnType<typeof wanted>, 'lines' | 'spot'>;

/** A guest books on the website; nothing is booked where an hour is over, a day has no room, or for a price that nobody saw. */
export async function bookOnline(desk: Desk): Promise<void> {
  const { random } = desk;
  const { lines, details, total, spot, name, phone } = wanted(desk, 0.02);
  const method = random.of(['CASH', 'GATEWAY', 'GATEWAY'] as const);
  const email = `guest${String(desk.bookings.length)}@example.com`;
  const shown = random.chance(0.05) ? total + 1 : total;
  const request = {
    surf_spot_id: spot.id,
    payment_method: method,
    customer_details: { full_name: name, email, phone, country: 'ID' },
    booking_details: details,
    expected_total: shown,
  };
  const why = refusalOf(desk, lines, { shown, force: false });
  const { data } = await desk.call<Created>('createBooking', {}, request, why?.status ?? 201, why?.message);
  if (why) return;
  const { id, booking_code: code } = data.booking;
  const about = { id, code, email, isIndonesian: isIndonesian(phone), method, madeAt: desk.now, total };
  const booked = new KeptBooking(about);
  keep(desk, booked, data.booking as unknown as Booking, { lines, spot });
  if (method === 'GATEWAY') desk.keepPage(booked);
}

/** Staff book somebody in, some without an e-mail address. */
export async function bookAtCounter(desk: Desk): Promise<void> {
  const { random } = desk;
  const { lines, details, total, spot, name, phone } = wanted(desk, 0.15);
  const email = random.chance(0.5) ? `counter${String(desk.bookings.length)}@example.com` : '';
  const paid = random.of([null, 'CASH', 'TRANSFER'] as const);
  const force = random.chance(0.3);
  const customer = { full_name: name, phone, ...(email !== '' && { email }) };
  const request = { customer, surf_spot_id: spot.id, booking_details: details, paid, force };
  // What nobody could write down in the evening is written down in the morning.
  const first = desk.now < new Date(`${desk.today}T12:00:00+08:00`) ? desk.day(-1) : desk.today;
  const why = refusalOf(desk, lines, { shown: null, force, first });
  const status = why?.status ?? 201;
  const { data } = await desk.call<One<FullBooking>>('createCounterBooking', {}, request, status, why?.message);
  if (why) return;
  const of = {
    email,
    isIndonesian: isIndonesian(phone),
    method: 'CASH',
    madeAt: desk.now,
    total,
  } as const;
  const booked = new KeptBooking({ id: data.id, code: data.booking_code, ...of });
  booked.status = 'CONFIRMED';
  if (paid) booked.enter({ kind: 'PAYMENT', method: paid, amount: total, at: desk.now, order: null });
  keep(desk, booked, data, { lines, spot });
}
