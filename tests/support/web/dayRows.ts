import type { OpenDay, Overview, Session } from '../../../src/api';
import { dayAfter, schoolToday } from '../../../src/lib/dates';
import { newId } from './factories';

// Rows of the day board as the contract has them; `changes` replace single fields.

/** A session of today; each one is of a booking of its own. */
export const makeSession = (changes: Partial<Session> = {}): Session => ({
  id: newId(),
  booking_id: newId(),
  booking_code: 'ABCDEFGH23',
  booking_status: 'CONFIRMED',
  customer_name: 'Sari Dewi',
  customer_phone: '+6281234567890',
  surf_spot_id: null,
  surf_spot_name: 'Kuta Beach',
  product_id: newId(),
  product_name: 'Private lesson',
  reservation_date: schoolToday(),
  person: 1,
  total_amount: 650_000,
  part: 1,
  parts: 1,
  payment_method: 'CASH',
  payment_status: 'PENDING',
  amount_due: 650_000,
  attendance: null,
  ...changes,
});

/** An open day without a limit, as staff see it. */
export const makeDay = (changes: Partial<OpenDay> = {}): OpenDay => ({
  date: schoolToday(),
  is_open: true,
  reason: null,
  places_left: null,
  capacity: null,
  note: null,
  people: 0,
  ...changes,
});

export const makeOverview = (changes: Partial<Overview> = {}): Overview => ({
  today: { sessions: 3, people: 5 },
  tomorrow: { sessions: 1, people: 1 },
  waiting: 46,
  taken_today: 1_300_000,
  taken_this_month: 685_100_000,
  due: 90_000_000,
  per_day: Array.from({ length: 30 }, (_, index) => ({
    date: dayAfter(schoolToday(), index - 29),
    bookings: index === 29 ? 4 : 0,
  })),
  ...changes,
});
