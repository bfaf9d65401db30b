import { changed } from '../bodies.ts';
import { at, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { schoolDay, withinOneDay } from '../schoolDay.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** What backends of level 2 say of days that they cannot take, for reasons of their own. */
const REFUSALS = /^(The school is closed on |No place is left on |Only \d+ places? )/;
/** How far ahead the contract lets people book. */
const LAST = 730;

const check = (name: string, days: number, operation: Operation, world: World): Check => ({
  name,
  run: () =>
    withinOneDay(async () => {
      const request = await world.valid(operation);
      const day = schoolDay(days);
      const body = changed(request.body ?? {}, ['booking_details', '0', 'reservation_date'], day);
      const answer = await world.send(operation, { ...request, body });
      const isFull = answer.status === 409 && REFUSALS.test(String(at(answer.body, 'message')));
      if (world.level === 2 && isFull) return;
      documented(operation, answer, operation.success);
      const start = operation.id === 'createBooking' ? 'data.booking' : 'data';
      same(
        `${start}.booking_details.0.reservation_date`,
        day,
        at(answer.body, `${start}.booking_details.0.reservation_date`),
      );
    }),
});

/** The first and the last day that can be booked, which a backend may have closed. */
export const bookableDayChecks: Plan = (operation, world) =>
  ['createBooking', 'createCounterBooking'].includes(operation.id)
    ? [check('today at the school', 0, operation, world), check('730 days ahead', LAST, operation, world)]
    : [];
