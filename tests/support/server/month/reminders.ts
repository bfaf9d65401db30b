import type { Desk } from './desk.ts';
import type { KeptSession } from './sessions.ts';

const HOUR = 3_600_000;

/** Writes into the book who is reminded now: from 17:00 of the eve until the noon of the day, of what has not begun. */
export function remind(desk: Desk): void {
  const time = desk.now.getTime();
  for (const date of [desk.today, desk.day(1)]) {
    const midnight = Date.parse(`${date}T00:00:00+08:00`);
    const since = midnight - 7 * HOUR;
    if (time < since || time >= midnight + 12 * HOUR || !desk.stateOf(date).isOpen) continue;
    for (const booking of desk.bookings) {
      const isToCome = ({ day, hour, attendance }: KeptSession): boolean =>
        day === date && attendance === null && Date.parse(`${date}T${hour ?? '24:00'}:00+08:00`) > time;
      const isDue = booking.isOpen && booking.sessions.some(isToCome) && !booking.reminded.has(date);
      const wasTold = booking.madeAt.getTime() >= since || (booking.movedAt?.getTime() ?? 0) >= since;
      if (!isDue || wasTold || booking.email === '') continue;
      booking.reminded.add(date);
      booking.tell('REMINDER', { day: date, isThatDay: date === desk.today });
    }
  }
}
