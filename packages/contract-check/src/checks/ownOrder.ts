import type { Body } from '../client.ts';
import { must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { creators } from '../fixtures.ts';
import { dateAhead } from '../freeDays.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import { allRows, pageOf, type Query } from './pages.ts';

interface OwnOrder {
  name: string;
  run: (operation: Operation, world: World) => Promise<void>;
}

// Sooner than the days that checks change, and later than most bookings.
const DAYS_AHEAD = 440;
const day = (number: number): string => dateAhead(DAYS_AHEAD + number);

/** Fails unless a list holds these rows in this order, whatever is between them. */
function holdsInTurn(rows: Body[], field: string, wanted: string[], order: string): void {
  const ids = rows.map((row) => row[field]);
  for (const id of wanted) must(ids.includes(id), 'data', `${id} in the list`, `${String(ids.length)} others`);
  const got = ids.filter((id) => wanted.includes(String(id)));
  must(JSON.stringify(got) === JSON.stringify(wanted), 'data', `${order}: ${wanted.join(', ')}`, got.join(', '));
}

/** A new booking with sessions on these days; returns its id and code. */
async function booked(world: World, days: string[], change: Body = {}, lesson?: string) {
  const product = lesson ?? (await world.sources.idOf('createProduct'));
  const details = days.map((reservation_date) => ({ product_id: product, reservation_date, person: 2 }));
  const { id, fields } = await world.make('createBooking', { ...change, booking_details: details });
  return { id, code: String(fields['booking_code']) };
}

/** Changes a booking, or its payment, as an administrator. */
const changed = (world: World, call: string, id: string, action: string): Promise<void> =>
  needed(call, async () => {
    const change = world.operation(call);
    const token = await world.sessions.token(change, 'admin');
    documented(change, await world.send(change, { token, params: { id }, body: { action } }), change.success);
  });

/** A user who is renamed goes to the place of the new name. */
async function byName(operation: Operation, world: World): Promise<void> {
  const register = creators['/api/users'] ?? '';
  const [still, moved] = [await world.row(register), await world.row(register, 'change')];
  const update = world.operation('updateUser');
  const rename = (name: string) =>
    needed(update.id, async () => {
      const token = await world.sessions.token(update, 'admin');
      const body = { name, email: moved.fields['email'], role: 'CUSTOMER' };
      documented(update, await world.send(update, { token, params: { id: moved.id }, body }), update.success);
    });
  const { name: ofStill } = still.fields;
  for (const [name, wanted] of [
    [`${world.mark} 000`, [moved.id, still.id]],
    [`${world.mark} zzz`, [still.id, moved.id]],
  ] as const) {
    await rename(name);
    const rows = await allRows(operation, world, { search: world.mark });
    holdsInTurn(rows, 'id', [...wanted], `by name, '${name}' and '${String(ofStill)}'`);
  }
}

/** Bookings are in the order of their next session, whichever was booked first. */
async function byNextSession(operation: Operation, world: World): Promise<void> {
  const last = await booked(world, [day(20)]);
  const first = await booked(world, [day(2)]);
  const second = await booked(world, [day(30), day(8)]);
  const third = await booked(world, [day(14)]);
  const wanted = [first, second, third, last].map(({ id }) => id);
  holdsInTurn(await allRows(operation, world, {}, wanted), 'id', wanted, 'the next session first');
}

/** Sessions are by date, surf spot, lesson and booking code. */
async function bySession(operation: Operation, world: World): Promise<void> {
  const makeNamed = async (creator: string, name: string) =>
    (await world.make(creator, { name: `${world.mark} ${name}` })).id;
  const [spotB, spotA] = [await makeNamed('createSurfSpot', 'b'), await makeNamed('createSurfSpot', 'a')];
  const [lessonB, lessonA] = [await makeNamed('createProduct', 'b'), await makeNamed('createProduct', 'a')];
  const at = (date: string, surf_spot_id: string, lesson: string) => booked(world, [date], { surf_spot_id }, lesson);
  const nextDay = await at(day(3), spotA, lessonA);
  const otherSpot = await at(day(2), spotB, lessonA);
  const otherLesson = await at(day(2), spotA, lessonB);
  const alike = [await at(day(2), spotA, lessonA), await at(day(2), spotA, lessonA), await at(day(2), spotA, lessonA)];
  alike.sort((one, other) => (one.code < other.code ? -1 : 1));
  const { rows } = await pageOf(operation, world, { from: day(2), to: day(3) });
  const wanted = [...alike, otherLesson, otherSpot, nextDay].map(({ id }) => id);
  holdsInTurn(rows, 'booking_id', wanted, 'by date, surf spot, lesson and booking code');
}

/** Of one day the earlier hour comes first, whatever the names of spot and lesson are; what has no hour comes last. */
async function byHour(operation: Operation, world: World): Promise<void> {
  const make = async (creator: string, name: string, more: Body = {}) =>
    (await world.make(creator, { name: `${world.mark} ${name}`, ...more })).id;
  const at = async (letter: string, hour: string) => {
    const lesson = await make('createProduct', letter, { start_times: [hour] });
    return booked(world, [day(5)], { surf_spot_id: await make('createSurfSpot', letter) }, lesson);
  };
  const none = await at('a', '');
  const later = await at('b', '10:00');
  const earlier = await at('c', '09:30');
  const { rows } = await pageOf(operation, world, { from: day(5), to: day(5) });
  const wanted = [earlier, later, none].map(({ id }) => id);
  holdsInTurn(rows, 'booking_id', wanted, 'by hour, and what has none last');
}

/** Of two bookings that were paid and cancelled, the later one is seen to first. */
async function byRaising(operation: Operation, world: World): Promise<void> {
  const ids: string[] = [];
  for (const number of [2, 3]) {
    const { id } = await booked(world, [day(number)]);
    await changed(world, 'updateBookingPayment', id, 'PAY');
    await changed(world, 'updateBookingStatus', id, 'CANCELLED');
    ids.unshift(id);
  }
  const { rows } = await pageOf(operation, world, {});
  const instants = rows.filter((row) => ids.includes(String(row['booking_id']))).map((row) => row['created_at']);
  // Those of the same instant have no order.
  if (new Set(instants).size > 1 || instants.length < ids.length)
    holdsInTurn(rows, 'booking_id', ids, 'the newest first');
}

/** Of bookings that are not paid the one with the earliest session is first, those of one day are by code; who owes nothing is last. */
async function byClaim(operation: Operation, world: World): Promise<void> {
  const later = await booked(world, [day(7)]);
  const alike = [await booked(world, [day(6)]), await booked(world, [day(6)]), await booked(world, [day(6)])];
  alike.sort((one, other) => (one.code < other.code ? -1 : 1));
  const ahead = await booked(world, [day(8)]);
  await changed(world, 'updateBookingPayment', ahead.id, 'PAY');
  const wanted = [...alike, later, ahead].map(({ id }) => id);
  const { rows } = await pageOf(operation, world, { day: day(7) });
  holdsInTurn(rows, 'id', wanted, 'who owes longest first, then by code');
}

/** Every date of a range is listed once, the first one first; without a range it is 31 dates. */
async function byDate(operation: Operation, world: World): Promise<void> {
  const dates = async (query: Query) => (await pageOf(operation, world, query)).rows.map(({ date }) => date);
  const month = Array.from({ length: 31 }, (_, number) => day(number));
  const [from = ''] = month;
  const some = month.slice(0, 5);
  same('data: dates', some, await dates({ from, to: some.at(-1) ?? '' }));
  same('data: dates from one day to the same', [from], await dates({ from, to: from }));
  same('data: dates when only `from` is given', month, await dates({ from }));
  same('data.length without a range', month.length, (await dates({})).length);
}

/** Orders that are not by the age of a row that the check creates. */
export const ownOrders: Record<string, OwnOrder[]> = {
  listUsers: [{ name: 'by name', run: byName }],
  listMyBookings: [{ name: 'the next session first', run: byNextSession }],
  listAttention: [{ name: 'two cancelled bookings, the later one first', run: byRaising }],
  listBalances: [{ name: 'who owes longest first, then by code', run: byClaim }],
  listDays: [{ name: 'every date of a range, the first one first', run: byDate }],
  listSessions: [
    { name: 'by date, surf spot, lesson and booking code', run: bySession },
    { name: 'by hour, and what has none last', run: byHour },
  ],
};
