import type { Given, Mutant, Surroundings } from './mutant.ts';
import { booked, details } from './bookingTools.ts';
import {
  answer,
  codeIn,
  idIn,
  isDay,
  isJson,
  type Json,
  quoted,
  refusal,
  row,
  rows,
  sent,
  sessionsOf,
} from './tools.ts';

const dayAfter = (day: unknown, days: number): string =>
  new Date(Date.parse(`${String(day)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Books what was refused all the same, as the counter does. */
export const booksAnyway =
  (when: (message: string, lines: Json[]) => boolean): Mutant['give'] =>
  async (given, asked, { fetch }) => {
    if (given.status !== 409 || !when(String(given.body['message']), sessionsOf(asked))) return;
    const { customer_details: customer, surf_spot_id, booking_details } = sent(asked) ?? {};
    const body = { customer, surf_spot_id, booking_details, paid: null, force: true };
    const made = await fetch('POST', '/api/counter-bookings', body);
    if (made.status === 201) Object.assign(given, answer(201, { data: { booking: row(made), transaction: null } }));
  };

/** Moves one session as staff would, and answers the booking. */
const movesAlone =
  (which: string): Mutant['instead'] =>
  async (asked, { sql, fetch }: Surroundings): Promise<Given | null> => {
    if (idIn(asked) === '') return null;
    const { reservation_date, email } = sent(asked) ?? {};
    const [one] = await sql(
      `select b.booking_code as code, b.customer_email as email from booking_details d join bookings b on b.id = d.booking_id where d.id = '${idIn(asked)}' and ${which}`,
    );
    const isOwn = one?.['code'] === codeIn(asked) && String(one['email']).toLowerCase() === String(email).toLowerCase();
    if (!one || !isOwn || !isDay(reservation_date)) return null;
    const moved = await fetch('PATCH', `/api/sessions/${idIn(asked)}`, { reservation_date });
    return moved.status === 200 ? fetch('GET', `/api/check-booking/${codeIn(asked)}`) : null;
  };
const ofCourse =
  'exists (select from booking_details o where o.booking_id = d.booking_id and o.position = d.position and o.course_day > 1)';

/** What waits to be sent has left when a day changes. */
const mailsLeave: Mutant['ask'] = async ({ method }, _, { sql }) => {
  if (method !== 'GET') await sql(`update messages set status = 'SENT', sent_at = now() where status = 'WAITING'`);
};

/** Lessons of several days. */
export const bookingCourses: Mutant[] = [
  {
    name: 'a course stands on its first day alone',
    operation: 'createBooking',
    give: async (given, _, { sql }) => {
      const booking = booked(given);
      if (!booking) return;
      await sql(`delete from booking_details where course_day > 1 and booking_id = ${quoted(booking['id'])}`);
      for (const line of details(booking)) line['sessions'] = ((line['sessions'] ?? []) as Json[]).slice(0, 1);
    },
  },
  {
    name: 'each day of a course has its amount',
    operation: 'listSessions',
    give: (given) => {
      for (const one of rows(given)) if (Number(one['course_day']) > 1) one['total_amount'] = 200_000;
    },
  },
  {
    name: 'each day of a course is its first',
    operation: 'listSessions',
    give: (given) => rows(given).forEach((one) => (one['course_day'] = 1)),
  },
  {
    name: 'a course is one session of the revenue',
    operation: 'getRevenue',
    give: async (given, _, { sql }) => {
      for (const one of (row(given)['rows'] ?? []) as Json[]) {
        const [lesson] = await sql(`select days from products where days > 1 and id::text = ${quoted(one['key'])}`);
        if (lesson) one['sessions'] = Math.ceil(Number(one['sessions']) / Number(lesson['days']));
      }
    },
  },
  {
    name: 'a course takes places on its first day alone',
    operation: ['listDays', 'createBooking'],
    at: 'listDays',
    give: async (given, _, { sql }) => {
      for (const day of rows(given)) {
        if (typeof day['places_left'] !== 'number') continue;
        const [later] = await sql(
          `select coalesce(sum(d.person), 0)::int as n from booking_details d join bookings b on b.id = d.booking_id where b.status <> 'CANCELLED' and d.course_day > 1 and d.reservation_date = ${quoted(day['date'])}`,
        );
        day['places_left'] += Number(later?.['n']);
      }
    },
  },
  {
    name: 'a later day of a course is not looked at',
    operation: ['createBooking', 'updateDays'],
    at: 'createBooking',
    ask: async (asked, _, { sql }) => {
      for (const { reservation_date: day } of sessionsOf(asked).filter((one) => isDay(one['reservation_date'])))
        await sql(`update days set is_open = true where date in ('${dayAfter(day, 1)}', '${dayAfter(day, 2)}')`);
    },
  },
  {
    name: 'a course counts as one session, and its people once',
    operation: 'createBooking',
    give: booksAnyway(
      (message, lines) =>
        message.startsWith('For a group') &&
        lines.length <= 20 &&
        lines.reduce((sum, one) => sum + Number(one['person']), 0) <= 60,
    ),
  },
  {
    name: 'the first day of a course moves without the others',
    operation: 'moveMySession',
    instead: movesAlone(`d.course_day = 1 and ${ofCourse}`),
  },
  {
    name: 'any day of a course is moved by its guest',
    operation: 'moveMySession',
    instead: movesAlone('d.course_day > 1'),
  },
  {
    name: 'a day of a course does not leave a closed day',
    operation: 'moveMySession',
    instead: async (asked, { sql }) => {
      if (idIn(asked) === '') return null;
      const [one] = await sql(`select 1 from booking_details where course_day > 1 and id = '${idIn(asked)}'`);
      return one ? answer(409, { message: 'The days of a course move together.' }) : null;
    },
  },
  {
    name: 'one day of a course has people of its own',
    operation: 'updateSession',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || sent(asked)?.['person'] === undefined) return;
      const own = quoted(row(given)['id']);
      await sql(
        `update booking_details d set person = 2 from booking_details s where s.id = ${own} and d.booking_id = s.booking_id and d.position = s.position and d.id <> s.id`,
      );
    },
  },
  {
    name: 'the sessions of a line are not shown',
    operation: 'getBooking',
    give: (given) => {
      if (isJson(row(given))) details(row(given)).forEach((line) => delete line['sessions']);
    },
  },
  {
    name: 'changes are never free',
    operation: 'checkBooking',
    give: (given) => void ('changes_free' in row(given) && (row(given)['changes_free'] = false)),
  },
  {
    name: 'changes that are free have an end',
    operation: 'checkBooking',
    give: (given) =>
      void (row(given)['changes_free'] === true && (row(given)['changes_until'] = new Date().toISOString())),
  },
  ...['moveMySession', 'cancelMySession'].map((operation): Mutant => ({
    name: 'only the session that the school has changed is free to change',
    operation,
    instead: async (asked, { sql }) => {
      if (idIn(asked) === '') return null;
      const [one] = await sql(
        `select 1 from booking_details d where d.id = '${idIn(asked)}' and not d.moved_by_school and d.attendance is null
            and d.reservation_date = (now() at time zone 'Asia/Makassar')::date and exists (select from booking_details o
              where o.booking_id = d.booking_id and o.position <> d.position and o.moved_by_school)`,
      );
      return one ? refusal(409, 'It is too late to change this session here.') : null;
    },
  })),
  {
    name: "changes stay free after the guest's own move",
    operation: ['moveMySession', 'checkBooking'],
    at: 'moveMySession',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200) return;
      await sql(`update booking_details set moved_by_school = true where id = '${idIn(asked)}'`);
      row(given)['changes_free'] = true;
    },
  },
  {
    name: 'it is too late although staff have moved it',
    operation: 'cancelMyBooking',
    ask: async (asked, _, { sql }) => {
      await sql(
        `update booking_details set moved_by_school = false where booking_id in (select id from bookings where booking_code = '${codeIn(asked)}')`,
      );
    },
  },
  {
    name: 'nobody is told that a day is open again',
    operation: ['updateDays', 'listMessages'],
    at: 'updateDays',
    ask: mailsLeave,
    give: async (_, __, { sql }) => void (await sql(`delete from messages where kind = 'REOPENED'`)),
  },
];

/** What a backend that sends mails does. */
export const allowedCourses: Mutant[] = [
  {
    name: 'mails leave before a day is opened again',
    operation: [],
    at: ['updateDays', 'listMessages'],
    ask: mailsLeave,
  },
];
