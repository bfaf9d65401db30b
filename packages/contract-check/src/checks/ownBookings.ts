import { must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { limits } from '../fixtures.ts';
import type { Row } from '../rows.ts';
import type { Sender } from '../sessions.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Plan } from './check.ts';
import { agrees, pageOf } from './pages.ts';

const SIZE = 100;

/** The bookings of one customer, of another one, and of a guest who gave the first one's e-mail address. */
interface Known {
  customer: Row;
  other: Row;
  guest: Row;
}

async function booked(world: World): Promise<Known> {
  const { email } = await world.account('customer');
  const customer_details = { full_name: world.mark, email, phone: '+6281234567890', country: 'ID' };
  const book = (sender: Sender) => world.make('createBooking', { customer_details }, sender);
  return { customer: await book('customer'), other: await book('other'), guest: await book('guest') };
}

async function cancel(world: World, rows: Row[]): Promise<void> {
  const update = world.operation('updateBookingStatus');
  await needed(update.id, async () => {
    const token = await world.sessions.token(update, 'admin');
    for (const { id } of rows) {
      const answer = await world.send(update, { token, params: { id }, body: { action: 'CANCELLED' } });
      documented(update, answer, update.success);
    }
  });
}

/** Fails unless a customer's list holds one booking and lacks others. */
async function isOwn(list: Operation, world: World, sender: Sender, own: Row, others: Row[]): Promise<void> {
  const { rows } = await pageOf(list, world, { page: 1, size: SIZE }, sender);
  const ids = rows.map(({ id }) => id);
  const whose = sender === 'other' ? 'another customer' : 'the customer';
  must(ids.includes(own.id), 'data', `the booking of ${whose}, ${own.id}`, `${String(ids.length)} others`);
  const strange = others.filter(({ id }) => ids.includes(id));
  same(
    'data: bookings that are not of the customer',
    [],
    strange.map(({ id }) => id),
  );
}

/** The lists of a customer's bookings hold nobody else's. */
export const ownBookingChecks: Plan = (operation, world) => {
  if (!['listMyBookings', 'listMyHistories'].includes(operation.id)) return [];
  return [
    {
      name: 'a customer without bookings has an empty list',
      run: async () => {
        // No check books as staff.
        const sender = world.level === 2 ? 'staff' : 'other';
        agrees(await pageOf(operation, world, { page: 1 }, sender), 1, limits.rowsOnPage);
      },
    },
    {
      name: "bookings of others are not listed, nor a guest's with the same address",
      run: async () => {
        const { customer, other, guest } = await booked(world);
        if (operation.id === 'listMyHistories') await cancel(world, [customer, other, guest]);
        await isOwn(operation, world, 'customer', customer, [other, guest]);
        await isOwn(operation, world, 'other', other, [customer, guest]);
      },
    },
  ];
};
