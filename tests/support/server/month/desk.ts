import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accessTokens, signingSecret } from '../../../../server/auth/tokens.ts';
import { queueReminders } from '../../../../server/messages/reminders.ts';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import { repeatRefunds } from '../../../../server/payments/gatewayRefunds.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import type { Random } from '../fuzz/random.ts';
import { postTo, through } from '../onlineBooking.ts';
import { openSchool, schoolDay, type School } from '../school.ts';
import { type SnapDouble, startSnapDouble } from '../snapDouble.ts';
import { type Answer, makeTestApp, type TestApp } from '../testApp.ts';
import type { KeptBooking, Page } from './book.ts';
import { remind } from './reminders.ts';

const DAY = 86_400_000;
/** A page is open for three hours, and two minutes are for what is on its way. */
const PAGE_MS = 182 * 60_000;
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

export interface KeptDay {
  isOpen: boolean;
  capacity: number | null;
}

/** A school in a month that is over, and the book that the test keeps of it. */
export class Desk {
  readonly bookings: KeptBooking[] = [];
  readonly days = new Map<string, KeptDay>();
  /** What was done, for a failure's message. */
  readonly history: string[] = [];
  readonly #start = Date.now();

  readonly test: TestApp;
  readonly snap: SnapDouble;
  readonly random: Random;
  readonly school: School;
  readonly spots: { id: string; name: string }[];
  readonly token: string;

  private constructor(given: Pick<Desk, 'test' | 'snap' | 'random' | 'school' | 'spots' | 'token'>) {
    this.test = given.test;
    this.snap = given.snap;
    this.random = given.random;
    this.school = given.school;
    this.spots = given.spots;
    this.token = given.token;
  }

  static async open(random: Random): Promise<Desk> {
    const snap = await startSnapDouble();
    const test = await makeTestApp({ settings: through(snap) });
    const school = await openSchool(test);
    const reef = { location: 'Bali', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
    const balangan = await insertSurfSpot(test.db, { name: 'Balangan', ...reef });
    const spots = [{ id: school.spotId, name: 'Kuta Beach' }, balangan];
    const { token } = await test.signIn('ADMIN');
    // The month is played with one login: its session and its token end after it.
    await test.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const secret = signingSecret({ jwtSecret: null, dataDir: test.dataDir });
    const lasting = await accessTokens(secret, () => new Date(Date.now() + DAY)).sign(sid);
    return new Desk({ test, snap, random, school, spots, token: lasting });
  }

  get now(): Date {
    return this.test.clock.now;
  }

  get today(): string {
    return schoolDay(0, this.now);
  }

  /** The day so many days from today. */
  day(offset: number): string {
    return schoolDay(offset, this.now);
  }

  /** The day of the month that is played, 0 being its first: all of them are over by the machine's clock. */
  dayOfMonth(index: number): string {
    return schoolDay(index - 45, new Date(this.#start));
  }

  stateOf(date: string): KeptDay {
    return this.days.get(date) ?? { isOpen: true, capacity: null };
  }

  peopleOn(date: string): number {
    const sessions = this.bookings.filter(({ status }) => status !== 'CANCELLED').flatMap((one) => one.sessions);
    return sessions.filter(({ day }) => day === date).reduce((sum, { person }) => sum + person, 0);
  }

  /** Whether some days take more people. */
  hasRoom(wanted: ReadonlyMap<string, number>): boolean {
    return [...wanted].every(([date, people]) => {
      const { isOpen, capacity } = this.stateOf(date);
      return isOpen && (capacity === null || this.peopleOn(date) + people <= capacity);
    });
  }

  /** Calls an operation as an administrator. What was made is sometimes asked for again with the same key, and made once. */
  async call<T = unknown>(
    operation: string,
    params: Record<string, string>,
    body: object,
    expected: number,
  ): Promise<T> {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => this.test.call<T>(operation, { token: this.token, params, body, headers });
    const answer: Answer<T> = await ask();
    assert.equal(answer.status, expected, `${operation} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
    if (expected === 201 && this.random.chance(0.15)) assert.deepEqual((await ask()).body, answer.body);
    return answer.body;
  }

  /** What the database dates by its own clock becomes of now. */
  async redate(): Promise<void> {
    const now = sql`${this.now.toISOString()}::timestamptz`;
    await this.test.db.execute(sql`with moves as (
        update messages set created_at = ${now} where kind = 'MOVED' and created_at > ${now}
      ) update payments set page_at = least(page_at, ${now}), checked_at = null
      where page_at > ${now} or checked_at is not null`);
  }

  /** The guest looks at the booking: what was paid is found, and a page that is missing is made. */
  async look(booking: KeptBooking): Promise<void> {
    if (booking.isPayableOnline && booking.page && booking.silent) booking.takeOnline(booking.silent, this.now);
    const makesPage = booking.isPayableOnline && booking.page === null;
    const made = this.snap.asked.length;
    const { status } = await this.test.call('checkBooking', { params: { bookingCode: booking.code } });
    assert.equal(status, 200);
    assert.equal(this.snap.asked.length - made, makesPage ? 1 : 0);
    if (makesPage) this.keepPage(booking);
    await this.redate();
  }

  /** Writes down the page that the gateway has just made. */
  keepPage(booking: KeptBooking): void {
    const { order_id: order, gross_amount: amount } = this.snap.asked.at(-1)?.transaction_details ?? assert.fail();
    assert.equal(amount, booking.payment.amount);
    booking.page = { order, amount, at: this.now };
    booking.pages.push(booking.page);
    booking.pageAt = this.now;
  }

  /** The guest pays on a page; whether the gateway tells of it. */
  async payOnline(booking: KeptBooking, page: Page, isTold: boolean): Promise<void> {
    this.snap.say(page.order, settlement);
    if (!isTold) {
      booking.silent = page;
      return;
    }
    const post = postTo(this.test.app);
    for (let times = this.random.chance(0.2) ? 2 : 1; times > 0; times -= 1)
      assert.equal(await post(this.snap.message(page.order, settlement)), 200);
    booking.takeOnline(page, this.now);
  }

  /** What the server does by the clock. */
  async tick(): Promise<void> {
    const { db } = this.test;
    const quiet = { warn: () => undefined, error: () => undefined };
    const context = { db, provider: midtrans(through(this.snap).midtrans), now: () => this.now, log: quiet };
    await this.redate();
    await queueReminders(db, this.now);
    remind(this);
    await repeatRefunds(context);
    for (const booking of this.bookings) {
      const refund = booking.unanswered;
      if (!refund) continue;
      const { order, amount, lowers } = refund;
      booking.enter({ kind: 'REFUND', method: 'GATEWAY', amount, at: this.now, order });
      if (lowers) booking.lower(amount);
      booking.unanswered = null;
    }
    await expirePayments(context);
    for (const booking of this.bookings) {
      const isOverdue = booking.pageAt.getTime() < this.now.getTime() - PAGE_MS;
      if (booking.method !== 'GATEWAY' || booking.payment.status !== 'PENDING' || !isOverdue) continue;
      if (booking.silent) booking.takeOnline(booking.silent, this.now);
      else booking.expire();
    }
    await this.redate();
  }
}
