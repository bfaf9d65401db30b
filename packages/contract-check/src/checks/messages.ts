import { must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { pageOf } from './pages.ts';

/** More bookings in a row than a backend may want to write to one address about. */
const BOOKINGS = 6;

/** The messages of the last of many bookings with one address, which the school then confirms; by kind. */
async function messagesOfMany(operation: Operation, world: World) {
  const email = `${world.mark.replace(/\W+/g, '-').toLowerCase()}-many@example.com`;
  const customer_details = { full_name: world.mark, email, phone: '+6281234567890', country: 'ID' };
  let last = await world.make('createBooking', { customer_details });
  for (let made = 1; made < BOOKINGS; made += 1) last = await world.make('createBooking', { customer_details });
  const confirm = world.operation('updateBookingStatus');
  await needed(confirm.id, async () => {
    const token = await world.sessions.token(confirm);
    const request = { token, params: { id: last.id }, body: { action: 'CONFIRMED' } };
    documented(confirm, await world.send(confirm, request), confirm.success);
  });
  const { rows } = await pageOf(operation, world, { search: String(last.fields['booking_code']) });
  return new Map(rows.map((row) => [row['kind'], row]));
}

/** What a backend may keep and not send, and what it may not. */
export const messageChecks: Plan = (operation, world) => {
  if (operation.id !== 'listMessages') return [];
  let made: ReturnType<typeof messagesOfMany> | undefined;
  const look = () => (made ??= messagesOfMany(operation, world));
  const checks: Check[] = [
    {
      name: 'a message of the last of many bookings is kept, sent or not',
      run: async () => {
        const messages = await look();
        must(messages.has('BOOKED'), 'data', 'a message that the booking was made', [...messages.keys()]);
      },
    },
    {
      name: 'what the school does is told, however many bookings an address has',
      run: async () => {
        const told = (await look()).get('CONFIRMED');
        must(told !== undefined && told['status'] !== 'SKIPPED', 'data.0.status', 'not SKIPPED', told?.['status']);
      },
    },
    {
      name: 'what is SKIPPED was not sent',
      run: async () => {
        for (const message of (await look()).values())
          if (message['status'] === 'SKIPPED') same('data.sent_at', null, message['sent_at']);
      },
    },
  ];
  return checks;
};
