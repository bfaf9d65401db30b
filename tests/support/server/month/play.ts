import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { Random } from '../fuzz/random.ts';
import { agree } from './agree.ts';
import type { KeptBooking } from './book.ts';
import { Desk } from './desk.ts';
import { bookAtCounter, bookOnline, cancelOwn, moveOwn, type Prices } from './guests.ts';
import * as staff from './staff.ts';

const DAYS = 31;
/** The hours of a day at the school at which the server's clock is looked at. */
const HOURS = ['08', '11', '14', '17', '20'];
/** Changes for each booking that is made. */
const CHANGES = 3;

/** What happens to bookings, as often as it stands here. */
const changes: ((desk: Desk, booking: KeptBooking) => Promise<void>)[] = [
  staff.moveSession,
  staff.changePeople,
  staff.noteAttendance,
  staff.noteAttendance,
  staff.setStatus,
  staff.setStatus,
  staff.setPayment,
  staff.takeMoney,
  staff.takeMoney,
  staff.giveBack,
  staff.giveBack,
  staff.giveBack,
  moveOwn,
  cancelOwn,
  payOnline,
  payOnline,
  payOnline,
];

/** A guest pays online: on the open page, or on one that is over. */
async function payOnline(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const late = booking.pages.filter(({ order }) => !booking.entries.some((entry) => entry.order === order));
  if (booking.page && random.chance(0.8)) await desk.payOnline(booking, booking.page, random.chance(0.7));
  else if (late.length > 0) await desk.payOnline(booking, random.of(late), true);
}

async function change(desk: Desk): Promise<void> {
  const { random } = desk;
  const apply = random.of(changes);
  // Mostly what is new: of what is long over little is changed.
  const recent = desk.bookings.slice(random.chance(0.8) ? -40 : 0);
  const booking = random.of(recent.filter(({ unanswered, silent }) => unanswered === null && silent === null));
  const paying = random.of(recent.filter(({ silent, unanswered }) => silent !== null && unanswered === null));
  // Who has paid and of whom nobody has heard may be in the middle of anything that asks the gateway.
  const asksFirst = [staff.changePeople, staff.takeMoney, cancelOwn, moveOwn].includes(apply);
  const chosen = asksFirst && paying && random.chance(0.5) ? paying : booking;
  if (!chosen) return;
  desk.history.push(`${apply.name} ${chosen.code}`);
  await desk.redate();
  const { page } = chosen;
  await apply(desk, chosen);
  if (page && !chosen.page) chosen.pageAt = desk.now;
  if (!chosen.unanswered && !chosen.silent) await desk.look(chosen);
}

/** Plays a month of a school with so many bookings; at the end of each week all that tells of it must agree. */
export async function playMonth(desk: Desk, count: number, prices: Prices): Promise<void> {
  const { random } = desk;
  for (let index = 0; index < DAYS; index += 1) {
    for (const hour of HOURS) {
      desk.test.clock.now = new Date(`${desk.dayOfMonth(index)}T${hour}:00:00+08:00`);
      await desk.tick();
      const due = Math.ceil((count * (index * HOURS.length + HOURS.indexOf(hour) + 1)) / (DAYS * HOURS.length));
      while (desk.bookings.length < due) {
        await (random.chance(0.65) ? bookOnline : bookAtCounter)(desk, prices);
        for (let left = CHANGES; left > 0; left -= 1) await change(desk);
      }
      if (random.chance(0.08)) await staff.setDay(desk);
      if (random.chance(0.05)) await staff.seeTo(desk);
    }
    if (index === 15) await changePrice(desk, prices);
    if (index % 7 === 6 || index === DAYS - 1) await agree(desk);
  }
}

/** Another price, which does not go into a whole number for everybody. */
async function changePrice({ school, test }: Desk, prices: Prices): Promise<void> {
  const id = school.lessons.guiding;
  prices.set(id, 333_333);
  await test.db.execute(sql`update products set price = 333333 where id = ${id}::uuid`);
}

/** The prices of a school that has just been opened. */
export const usualPrices = ({ school: { lessons } }: Desk): Prices =>
  new Map([
    [lessons.private, 650_000],
    [lessons['semi-private'], 500_000],
    [lessons.group, 350_000],
    [lessons.guiding, 850_000],
  ]);

/** Opens a school whose month is played by a seed. */
export async function openMonth(seed: number): Promise<(count: number) => Promise<Desk>> {
  const desk = await Desk.open(new Random(seed));
  return async (count) => {
    await playMonth(desk, count, usualPrices(desk)).catch((error: unknown) => {
      const done = desk.history.slice(-12).join(', ');
      throw new Error(`MONTH_SEED=${String(seed)}, ${desk.now.toISOString()}, after ${done}`, { cause: error });
    });
    assert.ok(desk.bookings.length >= count);
    return desk;
  };
}
