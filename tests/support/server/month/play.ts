import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { Random } from '../fuzz/random.ts';
import { agree } from './agree.ts';
import type { KeptBooking } from './book.ts';
import { tick } from './clock.ts';
import { Desk } from './desk.ts';
import { bookAtCounter, bookOnline } from './bookings.ts';
import { seeTo, setDays } from './days.ts';
import { correctGuest, correctPayment } from './corrections.ts';
import { cancelOwn, moveOwn } from './guests.ts';
import * as lines from './lines.ts';
import { changeMany } from './many.ts';
import { giveBack, refundable, setPayment, takeMoney } from './money.ts';
import * as staff from './staff.ts';
import * as terms from './terms.ts';

const DAYS = 31;
/** The hours of a day at the school at which the server's clock is looked at. */
const HOURS = ['08', '11', '14', '17', '20'];
/** Changes for each booking that is made. */
const CHANGES = 4;

interface Change {
  apply: (desk: Desk, booking: KeptBooking) => Promise<void>;
  /** How often it comes. */
  weight: number;
  /** The bookings that it is mostly for. */
  suits: (booking: KeptBooking, desk: Desk) => boolean;
}

const isOpen = (booking: KeptBooking): boolean => booking.isOpen;

const hasPaid = ({ isOpen: is, paid }: KeptBooking): boolean => is && paid > 0;
const hasBegun: Change['suits'] = ({ sessions }, { today }) => sessions.some(({ day }) => day <= today);

/** What happens to bookings. */
const changes: Change[] = [
  { apply: staff.moveSession, weight: 2, suits: isOpen },
  { apply: staff.setHour, weight: 2, suits: isOpen },
  { apply: staff.changePeople, weight: 2, suits: isOpen },
  { apply: staff.changePeople, weight: 1, suits: hasPaid },
  { apply: staff.noteAttendance, weight: 2, suits: hasBegun },
  { apply: staff.countPeople, weight: 1, suits: hasBegun },
  { apply: terms.changePrice, weight: 2, suits: isOpen },
  { apply: terms.changePrice, weight: 2, suits: hasPaid },
  { apply: terms.changeLesson, weight: 2, suits: isOpen },
  { apply: terms.changeSpot, weight: 1, suits: isOpen },
  { apply: terms.assign, weight: 1, suits: isOpen },
  { apply: changeMany, weight: 2, suits: isOpen },
  { apply: lines.addLine, weight: 2, suits: isOpen },
  { apply: lines.cancelLine, weight: 2, suits: isOpen },
  { apply: lines.cancelOwnLine, weight: 2, suits: isOpen },
  { apply: correctPayment, weight: 2, suits: ({ page }) => page === null },
  { apply: correctGuest, weight: 1, suits: isOpen },
  { apply: staff.setStatus, weight: 3, suits: isOpen },
  { apply: setPayment, weight: 1, suits: ({ method, due }) => method === 'CASH' && due > 0 },
  { apply: takeMoney, weight: 3, suits: ({ due }) => due > 0 },
  { apply: giveBack, weight: 3, suits: ({ raised }) => raised.includes('REFUND_DUE') },
  { apply: giveBack, weight: 2, suits: (booking) => refundable(booking, 'GATEWAY') > 0 },
  { apply: giveBack, weight: 2, suits: ({ over }) => over > 0 },
  { apply: giveBack, weight: 1, suits: hasPaid },
  { apply: moveOwn, weight: 3, suits: isOpen },
  { apply: cancelOwn, weight: 1, suits: hasPaid },
  { apply: payOnline, weight: 6, suits: ({ page, payment }) => page !== null && payment.status === 'PENDING' },
];
const often = changes.flatMap((change) => Array.from({ length: change.weight }, () => change));

/** What asks the gateway first, or may. */
const asking: Change['apply'][] = [
  ...[staff.changePeople, takeMoney, cancelOwn, moveOwn, terms.changePrice, terms.changeLesson],
  ...[lines.addLine, lines.cancelLine, lines.cancelOwnLine],
];

/** A guest pays online: on the open page, or on one that is over. */
async function payOnline(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const late = booking.pages.filter(({ order }) => !booking.entries.some((entry) => entry.order === order));
  if (booking.page && random.chance(0.8)) await desk.payOnline(booking, booking.page, random.chance(0.7));
  else if (late.length > 0) await desk.payOnline(booking, random.of(late), true);
}

async function changeSomething(desk: Desk): Promise<void> {
  const { random } = desk;
  const { apply, suits } = random.of(often);
  // Mostly what is new and can be changed so: of what is long over little is changed, and some is refused.
  const recent = desk.bookings.slice(random.chance(0.8) ? -40 : 0).filter(({ unanswered }) => unanswered === null);
  const suited = random.chance(0.85) ? recent.filter((booking) => suits(booking, desk)) : recent;
  // Who has paid without anybody having heard of it may be in the middle of what asks the gateway first.
  const isAsked = asking.includes(apply);
  const silent = isAsked && random.chance(0.5) ? recent.filter((booking) => booking.silent !== null) : [];
  const choice = silent.length > 0 ? silent : suited.filter((booking) => booking.silent === null);
  if (choice.length === 0) return;
  const chosen = random.of(choice);
  desk.history.push(`${apply.name} ${chosen.code}`);
  const { page } = chosen;
  await apply(desk, chosen);
  if (page && !chosen.page) chosen.pageAt = desk.now;
  await desk.redate();
  if (!chosen.unanswered && !chosen.silent) await desk.look(chosen);
}

/** Plays a month of a school with so many bookings; at the end of each week all that tells of it must agree. */
async function playMonth(desk: Desk, count: number): Promise<void> {
  const { random } = desk;
  for (let index = 0; index < DAYS; index += 1) {
    for (const hour of HOURS) {
      desk.test.clock.now = new Date(`${desk.dayOfMonth(index)}T${hour}:00:00+08:00`);
      await tick(desk);
      const due = Math.ceil((count * (index * HOURS.length + HOURS.indexOf(hour) + 1)) / (DAYS * HOURS.length));
      while (desk.bookings.length < due) {
        await (random.chance(0.65) ? bookOnline : bookAtCounter)(desk);
        for (let left = CHANGES; left > 0; left -= 1) await changeSomething(desk);
      }
      // A school may change its mind before anybody has read of it.
      while (random.chance(0.3)) await setDays(desk);
      if (random.chance(0.25)) await desk.postman.deliver(desk);
      if (random.chance(0.05)) await seeTo(desk);
    }
    if (index === 15) await changePrices(desk);
    if (index % 7 === 6 || index === DAYS - 1) await agree(desk);
  }
}

/** Other prices, which do not go into a whole number for everybody. */
async function changePrices({ lessons, test }: Desk): Promise<void> {
  for (const lesson of lessons.filter(({ name }) => ['Dawn Patrol', 'Beginner Course'].includes(name))) {
    lesson.price = 333_335 * lesson.days;
    await test.db.execute(sql`update products set price = ${lesson.price} where id = ${lesson.id}::uuid`);
  }
}

/** Opens a school whose month is played by a seed. */
export async function openMonth(seed: number): Promise<(count: number) => Promise<Desk>> {
  const desk = await Desk.open(new Random(seed));
  return async (count) => {
    const play = async () => {
      await playMonth(desk, count);
      await desk.postman.deliver(desk);
      await desk.postman.assertDelivered(desk.bookings);
    };
    await play().catch((error: unknown) => {
      const done = desk.history.slice(-12).join(', ');
      throw new Error(`MONTH_SEED=${String(seed)}, ${desk.now.toISOString()}, after ${done}`, { cause: error });
    });
    assert.ok(desk.bookings.length >= count);
    return desk;
  };
}
