import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CheckedBooking } from '../../../../server/contract.gen.ts';
import { accessTokens, signingSecret } from '../../../../server/auth/tokens.ts';
import { insertInstructor } from '../../../../server/repositories/instructors.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import type { Random } from '../fuzz/random.ts';
import { postTo, through } from '../onlineBooking.ts';
import { openSchool, schoolDay } from '../school.ts';
import { inWords } from '../ownBookings.ts';
import { type SnapDouble, startSnapDouble } from '../snapDouble.ts';
import { mailSettings, openMailbox } from '../mailbox.ts';
import { type Answer, makeTestApp, type One, type TestApp } from '../testApp.ts';
import type { KeptBooking, Page } from './book.ts';
import { rightsOf } from './guests.ts';
import { type KeptLesson, offerLessons } from './lessons.ts';
import { Postman } from './postman.ts';
import type { KeptSpot } from './sessions.ts';

const DAY = 86_400_000;
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

/** A login that serves the whole month that is played: its session and its token end after it. */
async function lasting(test: TestApp, role: 'ADMIN' | 'STAFF'): Promise<string> {
  const { token } = await test.signIn(role);
  await test.db.execute(sql`update sessions set expires_at = now() + interval '1 year'`);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const secret = signingSecret({ jwtSecret: null, dataDir: test.dataDir });
  return accessTokens(secret, () => new Date(Date.now() + DAY)).sign(sid);
}

export interface KeptDay {
  isOpen: boolean;
  capacity: number | null;
}

type Given = Pick<
  Desk,
  'test' | 'snap' | 'random' | 'lessons' | 'spots' | 'instructors' | 'token' | 'staffToken' | 'postman'
>;

/** A school in a month that is over, and the book that the test keeps of it. */
export class Desk {
  readonly bookings: KeptBooking[] = [];
  readonly days = new Map<string, KeptDay>();
  /** The days that were changed last. */
  changed: string[] = [];
  /** What was done, for a failure's message. */
  readonly history: string[] = [];
  readonly #start = Date.now();

  readonly test: TestApp;
  readonly snap: SnapDouble;
  readonly random: Random;
  readonly lessons: KeptLesson[];
  readonly spots: readonly [KeptSpot, KeptSpot];
  readonly instructors: { id: string; name: string }[];
  readonly token: string;
  /** Of somebody who is no administrator. */
  readonly staffToken: string;
  readonly postman: Postman;

  private constructor(given: Given) {
    this.test = given.test;
    this.snap = given.snap;
    this.random = given.random;
    this.lessons = given.lessons;
    this.postman = given.postman;
    this.spots = given.spots;
    this.instructors = given.instructors;
    this.token = given.token;
    this.staffToken = given.staffToken;
  }

  static async open(random: Random): Promise<Desk> {
    const snap = await startSnapDouble();
    const mailbox = await openMailbox();
    const settings = { ...through(snap), mail: mailSettings(mailbox) };
    const test = await makeTestApp({ settings, isWithoutRounds: true });
    const school = await openSchool(test);
    const at = { meetingPoint: 'At the stairs', locationUrl: null };
    const reef = { location: 'Bali', difficultyLevel: 'ADVANCED', description: 'Reef.', ...at } as const;
    const { id } = await insertSurfSpot(test.db, { name: 'Balangan', ...reef });
    const spots = [
      { id: school.spotId, name: 'Kuta Beach', meetingPoint: null },
      { id, name: 'Balangan', meetingPoint: at.meetingPoint },
    ] as const;
    const [token, staffToken] = [await lasting(test, 'ADMIN'), await lasting(test, 'STAFF')];
    const lessons = await offerLessons(test, school, token);
    const instructors = [];
    for (const name of ['Komang', 'Ayu'])
      instructors.push({ id: (await insertInstructor(test.db, { name })).id, name });
    const postman = new Postman(test, mailbox);
    return new Desk({ test, snap, random, lessons, spots, instructors, token, staffToken, postman });
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

  /** The month with what may be moved beyond its end, in ranges that lists answer. */
  get month(): { from: string; to: string }[] {
    const range = (first: number, last: number) => ({ from: this.dayOfMonth(first), to: this.dayOfMonth(last) });
    return [range(0, 25), range(26, 44)];
  }

  stateOf(date: string): KeptDay {
    return this.days.get(date) ?? { isOpen: true, capacity: null };
  }

  peopleOn(date: string): number {
    const sessions = this.bookings.filter(({ status }) => status !== 'CANCELLED').flatMap((one) => one.sessions);
    return sessions.filter(({ day }) => day === date).reduce((sum, { person }) => sum + person, 0);
  }

  /** Why days do not take so many more people: what is said of the first that does not; null where all do. */
  refusal(wanted: ReadonlyMap<string, number>): string | null {
    for (const [date, people] of [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const { isOpen, capacity } = this.stateOf(date);
      if (!isOpen) return `The school is closed on ${inWords(date)}: A ceremony.`;
      const left = capacity === null ? Infinity : Math.max(0, capacity - this.peopleOn(date));
      if (people <= left) continue;
      if (left === 0) return `No place is left on ${inWords(date)}.`;
      return left === 1
        ? `Only 1 place is left on ${inWords(date)}.`
        : `Only ${String(left)} places are left on ${inWords(date)}.`;
    }
    return null;
  }

  /** Calls an operation, as an administrator if nobody else is named. What was made is sometimes asked for again with the same key, and made once. */
  async call<T = unknown>(
    operation: string,
    params: Record<string, string>,
    body: object,
    expected: number,
    message: string | null = null,
    token = this.token,
  ): Promise<T> {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => this.test.call<T>(operation, { token, params, body, headers });
    const answer: Answer<T> = await ask();
    assert.equal(answer.status, expected, `${operation} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`);
    if (message !== null) assert.equal((answer.body as { message?: string }).message, message);
    // A session that is added has no key: of two that add one, the version tells.
    const isKeyed = expected === 201 && operation !== 'addSession';
    if (isKeyed && this.random.chance(0.15)) assert.deepEqual((await ask()).body, answer.body);
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
    const params = { bookingCode: booking.code };
    const { status, body } = await this.test.call<One<CheckedBooking>>('checkBooking', { params });
    assert.equal(status, 200);
    const { changes_until, changes_free } = body.data;
    assert.deepEqual({ changes_until, changes_free }, rightsOf(this, booking));
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
}
