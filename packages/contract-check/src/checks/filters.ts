import { needed, same } from '../difference.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { pageOf, type Query } from './pages.ts';

/** What the names of the three bookings begin with: a search for it leaves out the bookings of others. */
const nameOf = ({ mark }: World): string => `${mark} filter`;

/** Three bookings on two days, each unlike the others. */
interface Known {
  from: string;
  to: string;
  ids: string[];
}

async function threeBookings(world: World): Promise<Known> {
  const [from, to] = [await world.days.take(), await world.days.take()];
  const product_id = await world.sources.idOf('createProduct');
  const book = async (name: string, days: string[], person: number, payment_method: string) => {
    const row = await world.make('createBooking', {
      payment_method,
      customer_details: {
        full_name: `${nameOf(world)} ${name}`,
        email: 'contract-check@example.com',
        phone: '+6281234567890',
        country: 'ID',
      },
      booking_details: days.map((reservation_date) => ({ product_id, reservation_date, person })),
    });
    return row.id;
  };
  const act = async (call: string, id: string, action: string) => {
    const operation = world.operation(call);
    const token = await world.sessions.token(operation, 'admin');
    documented(operation, await world.send(operation, { token, params: { id }, body: { action } }), operation.success);
  };
  const first = await book('a', [from], 3, 'CASH');
  const second = await book('c', [from, to], 2, 'GATEWAY');
  const third = await book('b', [to], 1, 'CASH');
  await needed('updateBookingStatus', () => act('updateBookingStatus', first, 'CONFIRMED'));
  await needed('updateBookingPayment', () => act('updateBookingPayment', third, 'PAY'));
  return { from, to, ids: [first, second, third] };
}

const both = ({ from, to }: Known): Query => ({ from, to });

/** What is asked, and the numbers of the bookings that it lists. */
const filters: [name: string, ask: (known: Known) => Query, listed: number[]][] = [
  ['both days', both, [1, 2, 3]],
  ['the first day alone', ({ from }) => ({ from, to: from }), [1, 2]],
  ['the last day alone', ({ to }) => ({ from: to, to }), [2, 3]],
  ['from a day on', ({ to }) => ({ from: to }), [2, 3]],
  ['until a day', ({ from }) => ({ to: from }), [1, 2]],
  ['status', (known) => ({ ...both(known), status: 'CONFIRMED' }), [1]],
  ['payment_status', (known) => ({ ...both(known), payment_status: 'PAID' }), [3]],
  ['payment_method', (known) => ({ ...both(known), payment_method: 'GATEWAY' }), [2]],
  ['several filters together', (known) => ({ ...both(known), status: 'PENDING', payment_method: 'CASH' }), [3]],
  ['nothing', (known) => ({ ...both(known), status: 'COMPLETED' }), []],
];

/** The numbers of the bookings in the order of a sort; those of one list are equal in it and have no order. */
const sorts: Record<string, number[][]> = {
  created_at: [[1], [2], [3]],
  customer_name: [[1], [3], [2]],
  reservation_date: [[1, 2], [3]],
  total_amount: [[3], [1], [2]],
};

/** Filters and sorting of the bookings' list. */
export const filterChecks: Plan = (operation, world) => {
  if (operation.id !== 'listBookings' || world.level === 1) return [];
  let made: Promise<Known> | undefined;
  const look = async (ask: (known: Known) => Query) => {
    const known = await (made ??= threeBookings(world));
    const { rows, paging } = await pageOf(operation, world, { ...ask(known), search: nameOf(world) });
    // A booking of somebody else has the number 0.
    return { numbers: rows.map(({ id }) => known.ids.indexOf(String(id)) + 1), paging };
  };
  const checks: Check[] = filters.map(([name, ask, listed]) => ({
    name: `lists what a filter names: ${name}`,
    run: async () => {
      const { numbers, paging } = await look(ask);
      same('data (numbers of the three bookings)', listed, numbers.sort());
      same('paging.total_item', listed.length, paging.total_item);
      same('paging.total_page', Math.min(1, listed.length), paging.total_page);
    },
  }));
  for (const [field, order] of Object.entries(sorts))
    for (const sort of [field, `-${field}`]) {
      const groups = sort === field ? order : [...order].reverse();
      const run = async () => {
        const { numbers } = await look((known) => ({ ...both(known), sort }));
        const got = groups.map((group) => numbers.splice(0, group.length).sort());
        same('data (numbers of the three bookings)', groups, got);
      };
      checks.push({ name: `sorted by ${sort}`, run });
    }
  checks.push({
    name: 'the end of a range before its beginning',
    run: async () => {
      const token = await world.sessions.token(operation);
      const query = { from: '2027-05-14', to: '2027-05-13' };
      documented(operation, await world.send(operation, { token, query }), 400);
    },
  });
  return checks;
};
