import { setTimeout as sleep } from 'node:timers/promises';
import { must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { pageOf } from './pages.ts';

/** More bookings in a row than a backend may want to write to one address about. */
const BOOKINGS = 6;
/** How often it is looked for what comes soon after an answer, and how long is waited in between (ms). */
const TRIES = 10;
const SOON_AFTER = 300;

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

const toldOf = async (operation: Operation, world: World, code: string, kind: string) =>
  (await pageOf(operation, world, { search: code })).rows.find((row) => row['kind'] === kind);

/** Who was told that a day is closed is told that it is open again, soon after. */
async function tellsOfOpening(operation: Operation, world: World): Promise<void> {
  const day = await world.days.take();
  const booking_details = [{ product_id: await world.sources.idOf('createProduct'), reservation_date: day, person: 2 }];
  const { fields } = await world.make('createBooking', { booking_details });
  const code = String(fields['booking_code']);
  const update = world.operation('updateDays');
  const change = (is_open: boolean) =>
    needed(update.id, async () => {
      const token = await world.sessions.token(update);
      const answer = await world.send(update, { token, body: { from: day, to: day, is_open } });
      documented(update, answer, update.success);
    });
  await change(false);
  await change(true);
  // What has not left by then tells nobody anything.
  const closed = await toldOf(operation, world, code, 'CLOSED_DAY');
  if (!closed || !['SENT', 'REHEARSED'].includes(String(closed['status']))) return;
  for (let left = TRIES; left > 0; left -= 1) {
    if (await toldOf(operation, world, code, 'REOPENED')) return;
    await sleep(SOON_AFTER);
  }
  must(false, 'data', 'a message that the day is open again', 'none');
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
    {
      name: 'who was told that a day is closed is told that it is open again',
      run: () => tellsOfOpening(operation, world),
    },
  ];
  return checks;
};
