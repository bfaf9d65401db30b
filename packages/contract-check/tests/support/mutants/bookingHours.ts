import type { Mutant } from './mutant.ts';
import { booksAnyway } from './bookingCourses.ts';
import { booked, details } from './bookingTools.ts';
import { idIn, isJson, type Json, quoted, refusal, row, rows, sends, sent, sessionsOf } from './tools.ts';

/** Changes what is booked by the hours of its lesson. */
const byHours =
  (change: (one: Json, hours: string[]) => unknown): Mutant['ask'] =>
  async (asked, _, { sql }) => {
    const found = await sql('select id, start_times from products');
    const hours = new Map(found.map(({ id, start_times: times }) => [id, times as string[]]));
    sends((json) => {
      const lines = json['booking_details'];
      if (Array.isArray(lines)) for (const one of lines.filter(isJson)) change(one, hours.get(one['product_id']) ?? []);
    })(asked);
  };

/** Lets what is booked be other than it says itself, until it is booked. */
const asIf = (assignment: string, where: string): Pick<Mutant, 'ask' | 'give'> => ({
  ask: async (asked, _, { sql, store }) => {
    const ids = sessionsOf(asked).map((one) => quoted(one['product_id']));
    if (ids.length === 0) return;
    const found = await sql(
      `select id, days, min_people, max_people from products where id::text in (${ids.join(', ')}) and ${where}`,
    );
    for (const one of found) {
      store.set(String(one['id']), one);
      await sql(`update products set ${assignment} where id = ${quoted(one['id'])}`);
    }
  },
  give: async (_, __, { sql, store }) => {
    for (const [id, one] of store) {
      const { days, min_people: least, max_people: most } = one as Json;
      await sql(
        `update products set days = ${String(days)}, min_people = ${String(least)}, max_people = ${String(most)} where id = '${id}'`,
      );
    }
    store.clear();
  },
});

/** When lessons begin, how long they take, and for how many they are. */
export const bookingHours: Mutant[] = [
  {
    name: 'an hour that the lesson has not is left out',
    operation: 'createBooking',
    ask: byHours(
      (one, hours) => 'start_time' in one && !hours.includes(String(one['start_time'])) && delete one['start_time'],
    ),
  },
  {
    name: 'of several hours the first is taken unasked',
    operation: 'createBooking',
    ask: byHours((one, hours) => hours.length > 1 && (one['start_time'] ??= hours[0])),
  },
  {
    name: 'the only hour is not taken unasked',
    operation: 'createBooking',
    give: async (given, asked, { sql }) => {
      const booking = booked(given);
      if (!booking || sessionsOf(asked).some((one) => 'start_time' in one)) return;
      await sql(`update booking_details set start_time = null where booking_id = ${quoted(booking['id'])}`);
      for (const line of details(booking))
        for (const one of (line['sessions'] ?? []) as Json[]) one['start_time'] = null;
    },
  },
  {
    name: 'an hour that has passed can be booked',
    operation: 'createBooking',
    give: booksAnyway((message) => message.startsWith('It is too late to book')),
  },
  {
    name: 'a day of which all hours of the lesson have passed can be booked',
    operation: 'createBooking',
    give: booksAnyway((message) => message.startsWith('It is too late to book') && message.endsWith('00:01.')),
  },
  {
    name: 'staff do not take an hour away',
    operation: 'updateSession',
    ask: sends((json) => json['start_time'] === null && (json['start_time'] = '08:00')),
  },
  {
    name: 'staff set only hours of the lesson',
    operation: 'updateSession',
    instead: async (asked, { sql }) => {
      const hour = sent(asked)?.['start_time'];
      if (typeof hour !== 'string') return null;
      const [one] = await sql(
        `select p.start_times as hours from booking_details d join products p on p.id = d.product_id where d.id = '${idIn(asked)}'`,
      );
      return ((one?.['hours'] ?? []) as string[]).includes(hour) ? null : refusal(400);
    },
  },
  {
    name: 'an hour that staff set is not stored',
    operation: 'updateSession',
    give: async (given, asked, { sql }) => {
      if (given.status === 200 && typeof sent(asked)?.['start_time'] === 'string')
        await sql(`update booking_details set start_time = null where id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'a final booking gets another hour',
    operation: 'updateSession',
    give: async (given, asked, { sql, fetch }) => {
      const hour = sent(asked)?.['start_time'];
      if (given.status !== 409 || typeof hour !== 'string') return;
      const [one] = await sql(`select reservation_date::text as day from booking_details where id = '${idIn(asked)}'`);
      await sql(`update booking_details set start_time = ${quoted(hour)} where id = '${idIn(asked)}'`);
      const shown = await fetch('GET', `/api/sessions?from=${String(one?.['day'])}&to=${String(one?.['day'])}`);
      Object.assign(given, { ...shown, body: { data: rows(shown).find(({ id }) => id === idIn(asked)) } });
    },
  },
  {
    name: 'another hour is not told',
    operation: ['updateSession', 'listMessages'],
    at: 'updateSession',
    give: async (given, asked, { sql }) => {
      const { start_time: hour, reservation_date: day } = sent(asked) ?? {};
      if (given.status === 200 && hour !== undefined && day === undefined)
        await sql(`delete from messages where kind = 'MOVED' and booking_id = ${quoted(row(given)['booking_id'])}`);
    },
  },
  {
    name: 'the name decides for how many a lesson is, whatever it says',
    operation: 'createBooking',
    ...asIf('min_people = null, max_people = null', 'min_people is not null'),
  },
  {
    name: 'a lesson that says no most is for as many as it says at least',
    operation: 'createBooking',
    ...asIf('max_people = min_people', 'min_people is not null and max_people is null'),
  },
  {
    name: 'the name decides how many days a lesson takes, whatever it says',
    operation: 'createBooking',
    ...asIf('days = null', 'days is not null'),
  },
  {
    name: 'a lesson that says no days takes one',
    operation: 'createBooking',
    ...asIf('days = 1', 'days is null'),
  },
  {
    name: 'a lesson on 5 days a week takes five days',
    operation: 'createBooking',
    ...asIf('days = 5', `days is null and name like '%days a week%'`),
  },
  {
    name: 'a lesson that is booked 3 days in advance takes three days',
    operation: 'createBooking',
    ...asIf('days = 3', `days is null and description like '%days in advance%'`),
  },
];

const sorted =
  (key: (one: Json) => unknown[]): Mutant['give'] =>
  (given) => {
    const keyOf = (one: Json): string =>
      JSON.stringify([
        one['reservation_date'],
        ...key(one),
        one['surf_spot_name'],
        one['product_name'],
        one['booking_code'],
      ]);
    if (given.status === 200) rows(given).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  };

/** The order of a day. */
export const listOrdersOfHours: Mutant[] = [
  {
    name: 'sessions are in the order of their spots, whatever their hour',
    operation: 'listSessions',
    give: sorted(() => []),
  },
  {
    name: 'sessions without an hour come first',
    operation: 'listSessions',
    give: sorted((one) => [typeof one['start_time'] === 'string' ? one['start_time'] : '']),
  },
];
