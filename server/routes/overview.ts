import { datesBetween, dayAfter, dayStart, schoolDay } from '../school/days.ts';
import type { DayFigures } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { sumDue, sumTaken } from '../repositories/amounts.ts';
import { splitOf } from '../repositories/balances.ts';
import { countBookings } from '../repositories/bookingList.ts';
import { bookingsPerDay, figuresOf } from '../repositories/overview.ts';
import type { Context } from '../http/context.ts';
import { signedInUser } from './signedIn.ts';

const DAYS = 30;
const none: DayFigures = { sessions: 0, people: 0 };

async function money(db: Db, today: string, tomorrow: string) {
  const month = `${today.slice(0, 8)}01`;
  const next = dayAfter(`${month.slice(0, 7)}-28`, 4);
  const range = { from: month, to: dayAfter(`${next.slice(0, 8)}01`, -1) };
  const [[taken_this_month, taken_today], due, this_month] = await Promise.all([
    sumTaken(db, dayStart(month), dayStart(today), dayStart(tomorrow)),
    sumDue(db),
    splitOf(db, range, today),
  ]);
  return { taken_today, taken_this_month, due, this_month };
}

/** How the school stands today. */
export const overviewHandlers = ({ db, now }: Context) =>
  ({
    async getOverview(request) {
      const today = schoolDay(now());
      const tomorrow = dayAfter(today, 1);
      const first = dayAfter(today, 1 - DAYS);
      const seesMoney = signedInUser(request).role === 'ADMIN';
      const [[ofToday = none, ofTomorrow = none], waiting, made, amounts] = await Promise.all([
        figuresOf(db, [today, tomorrow]),
        countBookings(db, { status: 'PENDING' }),
        bookingsPerDay(db, dayStart(first), DAYS),
        seesMoney
          ? money(db, today, tomorrow)
          : { taken_today: null, taken_this_month: null, due: null, this_month: null },
      ]);
      const dates = datesBetween(first, today, { most: DAYS });
      const per_day = dates.map((date, index) => ({ date, bookings: made[index] ?? 0 }));
      return { data: { today: ofToday, tomorrow: ofTomorrow, waiting, ...amounts, per_day } };
    },
  }) satisfies Partial<Handlers>;
