import { createHash } from 'node:crypto';
import { raise } from './attention.ts';
import { DAY, dayAhead } from './days.ts';
import { exampleRow } from './examples.ts';
import { sumOf } from './lists.ts';
import {
  type Booking,
  codeOf,
  type Entry,
  idOf,
  type Message,
  now,
  rupiah,
  type School,
  type Session,
} from './school.ts';

interface Plan {
  guest: string;
  lesson: string;
  person: number;
  /** The days of its sessions, counted from today. */
  days: number[];
  /** How many days ago it was made. */
  ago: number;
  status: Booking['status'];
  method?: Booking['payment_method'];
  payment?: Booking['payment']['status'];
  /** What was paid so far, and how many days ago. */
  paid?: [Entry['method'], number, number][];
  attendance?: Session['attendance'];
}

const plans: Plan[] = [
  {
    ...{ guest: 'Mei Ling', lesson: 'Semi-private lesson', person: 2, days: [-20], ago: 30, status: 'COMPLETED' },
    ...{ payment: 'PAID', paid: [['CASH', 1_000_000, 20]], attendance: 'ARRIVED' },
  },
  {
    ...{ guest: 'Sari Dewi', lesson: 'Group lesson', person: 3, days: [-7], ago: 14, status: 'COMPLETED' },
    ...{ payment: 'PAID', paid: [['TRANSFER', 1_050_000, 7]], attendance: 'ARRIVED' },
  },
  {
    ...{ guest: 'Jonas Weber', lesson: 'Private lesson', person: 1, days: [-6, -5], ago: 12, status: 'CANCELLED' },
    ...{ payment: 'PAID', paid: [['CASH', 1_300_000, 9]] },
  },
  {
    ...{ guest: 'Leila Haddad', lesson: 'Dawn patrol', person: 2, days: [-3], ago: 10, status: 'CANCELLED' },
    ...{ method: 'GATEWAY', payment: 'EXPIRED' },
  },
  {
    ...{ guest: 'Tomás García', lesson: 'Group lesson', person: 4, days: [-1], ago: 9, status: 'CONFIRMED' },
    ...{ payment: 'PENDING', attendance: 'NO_SHOW' },
  },
  {
    ...{ guest: 'Priya Nair', lesson: 'Family group lesson', person: 4, days: [0], ago: 6, status: 'CONFIRMED' },
    ...{ payment: 'PAID', paid: [['CASH', 1_300_000, 0]], attendance: 'ARRIVED' },
  },
  {
    ...{ guest: 'Mei Ling', lesson: 'Semi-private lesson', person: 2, days: [0], ago: 5, status: 'CONFIRMED' },
    ...{ method: 'GATEWAY', payment: 'PAID', paid: [['GATEWAY', 1_000_000, 5]] },
  },
  { guest: 'Anouk Visser', lesson: 'Surf guide and day trip', person: 1, days: [0], ago: 1, status: 'PENDING' },
  {
    ...{ guest: 'Sari Dewi', lesson: 'Private lesson', person: 1, days: [1, 2], ago: 4, status: 'CONFIRMED' },
    ...{ paid: [['TRANSFER', 200_000, 3]] },
  },
  { guest: 'Jonas Weber', lesson: 'Private sunset lesson', person: 1, days: [1], ago: 2, status: 'PENDING' },
  {
    ...{ guest: 'Sam Okafor', lesson: 'Group lesson', person: 3, days: [4], ago: 0, status: 'PENDING' },
    ...{ method: 'GATEWAY' },
  },
  { guest: 'Tomás García', lesson: 'Dawn patrol', person: 2, days: [20], ago: 3, status: 'CONFIRMED' },
  { guest: 'Sari Dewi', lesson: 'Group lesson', person: 3, days: [12], ago: 1, status: 'PENDING' },
];

const emailOf = (name: string): string =>
  `${
    name
      .split(' ')[0]
      ?.normalize('NFKD')
      .replace(/\P{ASCII}/gu, '')
      .toLowerCase() ?? ''
  }@example.com`;
const instant = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY - 600_000).toISOString();

/** A booking as it is planned; the one that is confirmed for the contract's guest has the code and id of its example. */
function bookingOf({ content, users, operations }: School, plan: Plan, index: number): Booking {
  const { guest, status, ago, method = 'CASH', payment = 'PENDING', paid = [], attendance = null } = plan;
  const example = exampleRow(operations, 'listBookings');
  const isExample = guest === example['customer_name'] && status === 'CONFIRMED';
  const lesson = content.products.find((product) => product['name'] === plan.lesson);
  const [kuta, ...others] = content['surf-spots'];
  const spot = others[index % 5] ?? kuta;
  const name = `booking ${String(index)}`;
  const sessions = plan.days.map((days, part): Session => {
    const of = { product_id: lesson?.id ?? null, product_name: plan.lesson, attendance };
    const total_amount = Number(lesson?.['price'] ?? 0) * plan.person;
    return {
      id: idOf(`${name} session ${String(part)}`),
      ...of,
      reservation_date: dayAhead(days),
      person: plan.person,
      total_amount,
    };
  });
  const ledger = paid.map(([way, amount, days], part): Entry => {
    const of = { reason: null, paid_at: instant(days), actor: way === 'GATEWAY' ? null : 'Made Wirawan' };
    return { id: idOf(`${name} entry ${String(part)}`), kind: 'PAYMENT', method: way, amount, ...of };
  });
  const email = emailOf(guest);
  return {
    id: isExample ? String(example['id']) : idOf(name),
    booking_code: isExample ? String(example['booking_code']) : codeOf(createHash('sha256').update(name).digest()),
    userId: users.find((user) => user.email === email)?.id ?? null,
    customer_name: guest,
    customer_email: email,
    customer_phone:
      guest === example['customer_name'] ? String(example['customer_phone']) : `+62812345${String(10_000 + index)}`,
    customer_country: 'ID',
    surfSpotId: spot?.id ?? null,
    surf_spot_name: spot ? String(spot['name']) : null,
    payment_method: method,
    status,
    total_amount: sumOf(sessions, ({ total_amount }) => total_amount),
    created_at: instant(ago),
    payment: { id: idOf(`${name} payment`), status: payment },
    sessions,
    ledger,
    changes: [
      { created_at: instant(ago), actor: null, text: 'Booked on the website.' },
      ...(status === 'PENDING'
        ? []
        : [{ created_at: instant(ago), actor: 'Made Wirawan', text: `Status: PENDING to ${status}.` }]),
      ...ledger.map(({ paid_at, actor, amount }) => ({ created_at: paid_at, actor, text: `Paid: ${rupiah(amount)}.` })),
    ],
    site: '',
    server: '',
  };
}

/** What the guest of a booking was told; the message of the last one could not be sent. */
const messageOf = (
  { booking_code, customer_name, customer_email: to, created_at }: Booking,
  index: number,
): Message => ({
  id: idOf(`message ${String(index)}`),
  kind: 'BOOKED',
  to,
  subject: `Your booking ${booking_code}`,
  text: `Hello ${customer_name}, thank you for booking with us!`,
  status: index === plans.length - 1 ? 'FAILED' : 'SENT',
  created_at,
  sent_at: index === plans.length - 1 ? null : created_at,
  booking_code,
});

/** Bookings of last weeks, today and the days to come, with their money, messages and what a person must see to. */
export function seedBookings(school: School): void {
  const bookings = plans.map((plan, index) => bookingOf(school, plan, index));
  bookings.sort((a, b) => a.created_at.localeCompare(b.created_at));
  school.bookings.push(...bookings);
  school.messages.push(...bookings.map(messageOf));
  for (const booking of bookings.filter(({ status, ledger }) => status === 'CANCELLED' && ledger.length > 0))
    raise(school, 'REFUND_DUE', booking);
  const failed = school.messages.find(({ status }) => status === 'FAILED');
  const about = bookings.find(({ booking_code: code }) => code === failed?.booking_code);
  if (failed && about)
    school.attention.push({
      id: idOf('attention'),
      kind: 'MESSAGE_FAILED',
      bookingId: about.id,
      booking_code: about.booking_code,
      day: null,
      messageId: failed.id,
      text: `The message to ${failed.to} could not be sent.`,
      created_at: now(),
    });
}
