import { tellOfDays } from '../../../../server/messages/closing.ts';
import { hasSession, isExpected } from './closings.ts';
import type { Desk } from './desk.ts';
import { changeHours } from '../school.ts';
import { daysAfter } from './sessions.ts';

/** Up to three days are closed, opened, or limited. */
export async function setDays(desk: Desk): Promise<void> {
  const { random, today } = desk;
  const coming = (all: Iterable<string>) => [...all].filter((date) => date >= today);
  const closed = coming(desk.days.keys()).filter((date) => !desk.stateOf(date).isOpen);
  // Another day, one that is closed, or what has just been changed.
  const choice = random.of([[desk.day(random.below(8))], closed, coming(desk.changed), coming(desk.changed)]);
  const first = choice.length > 0 ? random.of(choice) : desk.day(random.below(8));
  const dates = Array.from({ length: 1 + random.below(3) }, (_, index) => daysAfter(first, index));
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const limit = random.of([{ capacity: 8 }, { capacity: 20 }, { capacity: null }]);
  const opening = desk.stateOf(from).isOpen ? { is_open: false, reason: 'A ceremony' } : { is_open: true };
  const change = random.chance(0.8) ? opening : limit;
  desk.history.push(`setDays ${from} ${to} ${JSON.stringify(change)}`);
  await desk.call('updateDays', {}, { from, to, ...change }, 200);
  // Where many are told, the server does so after its answer.
  await tellOfDays(desk.test.db, { today, at: { now: new Date(), changeHours } });
  const wereClosed = dates.filter((date) => !desk.stateOf(date).isOpen);
  const wereOpen = dates.filter((date) => desk.stateOf(date).isOpen);
  for (const date of dates) {
    const { isOpen, capacity } = desk.stateOf(date);
    desk.days.set(
      date,
      'capacity' in change ? { isOpen, capacity: change.capacity } : { isOpen: change.is_open, capacity },
    );
  }
  desk.changed = dates;
  if ('capacity' in change) return;
  const now = { today, isClosed: (date: string) => !desk.stateOf(date).isOpen };
  for (const booking of desk.bookings) {
    if (change.is_open) {
      booking.raised = booking.raised.filter((one) => !dates.some((date) => one === `CLOSED_DAY ${date}`));
      booking.closings.open(booking, wereClosed, now);
      continue;
    }
    const closed = wereOpen.filter((date) => isExpected(booking, date));
    booking.raised.push(...closed.map((date) => `CLOSED_DAY ${date}`));
    // What waits to tell of an opening is withdrawn also where the booking has been cancelled since.
    if (wereOpen.some((date) => hasSession(booking, date))) booking.closings.close(booking, closed, now);
  }
}

/** An administrator has seen to what was raised. */
export async function seeTo(desk: Desk): Promise<void> {
  const rows = (
    await desk.test.call<{ data: { id: string; kind: string; booking_id: string; text: string }[] }>('listAttention', {
      token: desk.token,
    })
  ).body.data.filter(({ kind }) => ['PAID_TWICE', 'WRONG_AMOUNT', 'OVERPAID'].includes(kind));
  const row = rows.at(0);
  const booking = desk.bookings.find(({ id }) => id === row?.booking_id);
  if (!row || !booking) return;
  await desk.call('resolveAttention', { id: row.id }, {}, 200);
  booking.resolve(row.kind);
}
