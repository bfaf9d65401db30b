import type { Mutant } from './mutant.ts';
import { dayFromNow, field, idIn, isDay, quoted, row, rows, sends, sent, sessionsOf } from './tools.ts';

const opens: Mutant['ask'] = async (asked, _, { sql }) => {
  for (const { reservation_date: day } of sessionsOf(asked))
    if (isDay(day)) await sql(`update days set is_open = true where date = ${quoted(day)}`);
};
const widens: Mutant['ask'] = async (asked, _, { sql, store }) => {
  for (const { reservation_date: day } of sessionsOf(asked))
    if (isDay(day)) {
      const [found] = await sql(`select capacity from days where date = ${quoted(day)} and capacity is not null`);
      if (found) store.set(String(day), found['capacity']);
      await sql(`update days set capacity = null where date = ${quoted(day)}`);
    }
};
const narrows: Mutant['give'] = async (_, __, { sql, store }) => {
  for (const [day, capacity] of store)
    await sql(`update days set capacity = ${String(capacity)} where date = ${quoted(day)}`);
};

/** Days and sessions of the school's own work. */
export const bookingDays: Mutant[] = [
  { name: 'a closed day can be booked', operation: ['createBooking', 'updateDays'], at: 'createBooking', ask: opens },
  {
    name: 'a full day can be booked',
    operation: ['createBooking', 'updateDays'],
    at: 'createBooking',
    ask: widens,
    give: narrows,
  },
  {
    name: 'each session counts alone',
    operation: 'createBooking',
    ask: async (asked, around, more) => {
      if (sessionsOf(asked).length > 1) await widens(asked, around, more);
    },
    give: narrows,
  },
  {
    name: 'a cancelled booking keeps its places',
    operation: ['listDays', 'updateDays', 'updateBookingStatus', 'createBooking'],
    at: 'listDays',
    give: async (given, _, { sql }) => {
      for (const day of rows(given)) {
        if (typeof day['places_left'] !== 'number') continue;
        const [gone] = await sql(
          `select coalesce(sum(d.person), 0)::int as n from booking_details d join bookings b on b.id = d.booking_id where b.status = 'CANCELLED' and d.reservation_date = ${quoted(day['date'])}`,
        );
        day['places_left'] = Math.max(0, day['places_left'] - Number(gone?.['n']));
      }
    },
  },
  {
    name: 'the counter overrules a closed day unasked',
    operation: 'createCounterBooking',
    ask: sends((json) => (json['force'] = true)),
  },
  { name: 'force counts for nothing', operation: 'createCounterBooking', ask: sends((json) => delete json['force']) },
  {
    name: 'force counts for nothing in a move',
    operation: 'updateSession',
    ask: sends((json) => delete json['force']),
  },
  {
    name: 'a booking at the counter waits',
    operation: 'createCounterBooking',
    give: async (given, _, { sql }) => {
      if (given.status !== 201) return;
      await sql(`update bookings set status = 'PENDING' where id = ${quoted(row(given)['id'])}`);
      row(given)['status'] = 'PENDING';
    },
  },
  {
    name: 'the limit is not taken away by null',
    operation: 'updateDays',
    ask: sends((json) =>
      json['capacity'] === null && Object.keys(json).length > 3
        ? delete json['capacity']
        : json['capacity'] === null && Object.assign(json, { capacity: 99 }),
    ),
  },
  {
    name: 'a note replaces the limit',
    operation: 'updateDays',
    ask: sends((json) => 'note' in json && !('capacity' in json) && (json['capacity'] = null)),
  },
  {
    name: 'opening keeps the reason',
    operation: 'updateDays',
    give: async (given, asked, { sql, store }) => {
      if (given.status !== 200) return;
      for (const day of rows(given)) {
        if (day['reason'] !== null) store.set(String(day['date']), day['reason']);
        else if (field(asked, 'is_open') === 'true' && store.has(String(day['date']))) {
          day['reason'] = store.get(String(day['date']));
          await sql(`update days set reason = ${quoted(day['reason'])} where date = ${quoted(day['date'])}`);
        }
      }
    },
  },
  {
    name: 'closing a day cancels its bookings',
    operation: 'updateDays',
    give: async (given, asked, { sql }) => {
      if (given.status === 200 && field(asked, 'is_open') === 'false')
        for (const day of rows(given))
          await sql(
            `update bookings set status = 'CANCELLED' where id in (select booking_id from booking_details where reservation_date = ${quoted(day['date'])})`,
          );
    },
  },
  {
    name: 'only the first day of a range changes',
    operation: 'updateDays',
    give: async (given, _, { sql }) => {
      if (given.status !== 200) return;
      for (const day of rows(given).slice(1)) await sql(`delete from days where date = ${quoted(day['date'])}`);
    },
  },
  {
    name: 'attendance is taken before the day',
    operation: 'updateSession',
    instead: async (asked, { sql, fetch }) => {
      const attendance = sent(asked)?.['attendance'];
      if (typeof attendance !== 'string' || !['ARRIVED', 'NO_SHOW'].includes(attendance)) return null;
      const [one] = await sql(`select reservation_date::text as day from booking_details where id = '${idIn(asked)}'`);
      if (!one || String(one['day']) <= dayFromNow(0)) return null;
      await sql(`update booking_details set attendance = '${attendance}' where id = '${idIn(asked)}'`);
      const shown = await fetch('GET', `/api/sessions?from=${String(one['day'])}&to=${String(one['day'])}`);
      return { ...shown, body: { data: rows(shown).find(({ id }) => id === idIn(asked)) } };
    },
  },
  {
    name: 'attendance is not taken back',
    operation: 'updateSession',
    ask: sends((json) => json['attendance'] === null && (json['attendance'] = 'ARRIVED')),
  },
  {
    name: 'who arrived has completed the booking',
    operation: 'updateSession',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || sent(asked)?.['attendance'] !== 'ARRIVED') return;
      await sql(`update bookings set status = 'COMPLETED' where id = ${quoted(row(given)['booking_id'])}`);
      row(given)['booking_status'] = 'COMPLETED';
    },
  },
  {
    name: 'a reason that comes with an opening stays',
    operation: 'updateDays',
    give: (given, asked) => {
      const { is_open: isOpen, reason } = sent(asked) ?? {};
      if (given.status === 200 && isOpen === true && typeof reason === 'string')
        rows(given).forEach((day) => (day['reason'] = reason));
    },
  },
  {
    name: 'a reason is shown on an open day',
    operation: 'updateDays',
    give: (given, asked) => {
      const { is_open: isOpen, reason } = sent(asked) ?? {};
      if (given.status === 200 && isOpen === undefined && typeof reason === 'string')
        rows(given).forEach((day) => (day['reason'] = reason));
    },
  },
];
