import { insertSurfSpot } from '../../../server/repositories/surfSpots.ts';
import type { Created } from './bookings.ts';
import type { Random } from './fuzz/random.ts';
import { type KeptLesson, offerLessons } from './month/lessons.ts';
import { randomBooking, randomChanges, randomSession } from './randomChanges.ts';
import { addEntry } from './records.ts';
import { bookingRequest, openSchool, type School, schoolDay } from './school.ts';
import type { Answer, TestApp } from './testApp.ts';

/** Days ahead on which lessons are booked. */
const AHEAD = 40;
const DAY_MS = 86_400_000;
const CASHLESS = ['TRANSFER', 'GATEWAY'] as const;

interface Known {
  id: string;
  status: string;
  /** The page where it is paid online. */
  page: string | null;
}

/** What happens, as often as it stands here. */
const often = [
  ...(['book', 'book', 'book', 'bookAtCounter', 'bookAtCounter'] as const),
  ...(['change', 'change', 'change', 'moveOwn', 'moveOwn', 'moveOwn', 'note'] as const),
  ...(['payOnline', 'payOnline', 'setStatus', 'pay'] as const),
  ...(['enter', 'enter', 'enter', 'enter', 'enterLate', 'setDay'] as const),
  ...(['changeTerms', 'changeTerms', 'changeMany', 'addLine', 'cancelLine', 'cancelOwnLine', 'correct'] as const),
];

type Act = (typeof often)[number];
type Changes = ReturnType<typeof randomChanges>;

/** A school of two spots where anything may happen to bookings and their money. */
export class RandomSchool {
  readonly #test: TestApp;
  readonly #random: Random;
  readonly school: School;
  readonly #spots: string[];
  readonly #token: string;
  readonly #lessons: KeptLesson[];
  readonly #acts: Act[];
  /** The session of which the last step has noted who came, if it has. */
  noted: string | null = null;
  /** What was done and how it was answered, for a failure's message. */
  readonly history: string[] = [];
  /** The names of what was done and not refused. */
  readonly done = new Set<string>();
  readonly #pages = new Map<string, string>();
  readonly #changes: Changes;

  private constructor(given: {
    test: TestApp;
    random: Random;
    school: School;
    spots: string[];
    token: string;
    lessons: KeptLesson[];
    acts: Act[];
  }) {
    this.#test = given.test;
    this.#random = given.random;
    this.school = given.school;
    this.#spots = given.spots;
    this.#token = given.token;
    this.#lessons = given.lessons;
    this.#acts = given.acts;
    this.#changes = randomChanges({ ...given, day: () => this.#day(), line: () => this.#line() });
  }

  /** Opens one where anything happens but some of it. */
  static async open(test: TestApp, random: Random, without: readonly Act[] = []): Promise<RandomSchool> {
    const acts = often.filter((act) => !without.includes(act));
    const school = await openSchool(test);
    const spot = { location: 'Bali', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
    const balangan = await insertSurfSpot(test.db, { name: 'Balangan', ...spot });
    const { token } = await test.signIn('ADMIN');
    const lessons = await offerLessons(test, school, token);
    return new RandomSchool({ test, random, school, spots: [school.spotId, balangan.id], token, lessons, acts });
  }

  /** How many days each lesson takes. */
  get daysOf(): Map<string, number> {
    return new Map(this.#lessons.map(({ id, days }) => [id, days]));
  }

  /** Does something that people of a school, guests or the gateway do. Fails when the server does. */
  async step(): Promise<void> {
    const name = this.#random.of(this.#acts);
    this.noted = null;
    const { status } = (await { ...this.#steps, ...this.#changes }[name]()) ?? (await this.#book());
    this.history.push(`${name} ${String(status)}`);
    if (status < 300) this.done.add(name);
    if (status >= 500) throw new Error(`The server answered ${String(status)}.`);
  }

  readonly #steps: Record<Exclude<Act, keyof Changes>, () => Promise<{ status: number }>> = {
    book: () => this.#book(),
    bookAtCounter: () => this.#bookAtCounter(),
    change: () => this.#change(),
    moveOwn: () => this.#moveOwn(),
    note: () => this.#note(),
    setStatus: () => this.#setStatus(),
    pay: () => this.#pay(),
    payOnline: () => this.#payOnline(),
    enter: () => this.#enter(),
    enterLate: () => this.#enterLate(),
    setDay: () => this.#setDay(),
  };

  readonly #call = (operation: string, id: string | null, body: object): Promise<Answer> =>
    this.#test.call(operation, { token: this.#token, ...(id !== null && { params: { id } }), body });

  /** Often today, so that somebody can have come, and else on few days, so that these are full or closed. */
  #day(): string {
    const offset = this.#random.chance(0.3) ? 0 : this.#random.below(this.#random.chance(0.6) ? 8 : AHEAD);
    return schoolDay(offset, this.#test.clock.now);
  }

  #lines(): object[] {
    return Array.from({ length: 1 + this.#random.below(3) }, () => this.#line());
  }

  #line(): object {
    const { id, least, most, hours } = this.#random.of(this.#lessons);
    const person = least + this.#random.below(Math.min(4, (most ?? 99) - least + 1));
    const hour = hours.length > 0 && this.#random.chance(0.5) ? { start_time: this.#random.of(hours) } : {};
    return { product_id: id, reservation_date: this.#day(), person, ...hour };
  }

  async #booking(): Promise<Known> {
    const { id, status } = (await randomBooking(this.#test, this.#random)) ?? { id: '', status: '' };
    return { id: String(id), status: String(status), page: this.#pages.get(String(id)) ?? null };
  }

  async #book(): Promise<Answer> {
    const change = {
      details: this.#lines(),
      surf_spot_id: this.#random.of(this.#spots),
      payment_method: this.#random.of(['CASH', 'GATEWAY']),
    };
    const answer = await this.#test.call<Created>('createBooking', { body: bookingRequest(this.school, change) });
    if (answer.status === 201) {
      const { booking, transaction } = answer.body.data;
      if (transaction) this.#pages.set(booking.id, new URL(transaction.redirect_url, 'http://surf.example').pathname);
    }
    return answer;
  }

  #bookAtCounter(): Promise<Answer> {
    return this.#call('createCounterBooking', null, {
      customer: { full_name: 'Made', phone: '081234567890' },
      surf_spot_id: this.#random.of(this.#spots),
      booking_details: this.#lines(),
      paid: this.#random.of([null, 'CASH', 'TRANSFER']),
    });
  }

  async #change(): Promise<Answer> {
    const session = await randomSession(this.#test, this.#random);
    if (!session) return this.#book();
    const change = this.#random.of([
      { reservation_date: this.#day() },
      { reservation_date: this.#day() },
      { person: Number(session['person']) + 1 },
      { person: Math.max(1, Number(session['person']) - 1) },
      { start_time: this.#random.of(['06:15', '16:00', null]) },
    ]);
    return this.#call('updateSession', String(session['id']), change);
  }

  async #moveOwn(): Promise<Answer> {
    const session = await randomSession(this.#test, this.#random);
    if (!session) return this.#book();
    return this.#test.call('moveMySession', {
      params: { bookingCode: String(session['code']), id: String(session['id']) },
      body: { email: 'sari@example.com', reservation_date: this.#day() },
    });
  }

  async #note(): Promise<Answer> {
    const today = this.#random.chance(0.9) ? schoolDay(0, this.#test.clock.now) : null;
    const session = await randomSession(this.#test, this.#random, today);
    if (!session) return this.#book();
    this.noted = String(session['id']);
    const count = this.#random.below(Number(session['person']) + 1);
    const attendance = this.#random.of(['ARRIVED', 'NO_SHOW', null]);
    return this.#call('updateSession', this.noted, this.#random.of([{ attendance }, { people_came: count }]));
  }

  async #setStatus(): Promise<Answer> {
    const action = this.#random.of(['CONFIRMED', 'CANCELLED', 'CANCELLED', 'COMPLETED']);
    return this.#call('updateBookingStatus', (await this.#booking()).id || crypto.randomUUID(), { action });
  }

  async #pay(): Promise<Answer> {
    const action = this.#random.of(['PAY', 'PAY', 'CANCEL']);
    return this.#call('updateBookingPayment', (await this.#booking()).id || crypto.randomUUID(), { action });
  }

  /** What a payer chooses on the rehearsal's page. */
  async #payOnline(): Promise<{ status: number }> {
    const page = [...this.#pages.values()];
    if (page.length === 0) return this.#book();
    const choice = this.#random.of(['paid', 'paid', 'paid', 'duplicated', 'expired', 'denied', 'late', 'out-of-order']);
    const { statusCode } = await this.#test.app.inject({
      method: 'POST',
      url: this.#random.of(page),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ choice }).toString(),
    });
    return { status: statusCode };
  }

  async #enter(): Promise<Answer> {
    const { id, status } = await this.#booking();
    // Money for a booking that is cancelled is taken back by nobody but who gave it.
    const kind = status === 'CANCELLED' ? 'REFUND' : this.#random.of(['PAYMENT', 'REFUND']);
    return this.#call('addLedgerEntry', id || crypto.randomUUID(), {
      kind,
      method: kind === 'PAYMENT' ? this.#random.of(['CASH', 'TRANSFER']) : this.#random.of(['CASH', ...CASHLESS]),
      amount: this.#random.chance(0.5) ? 100_000 * (1 + this.#random.below(9)) : 1 + this.#random.below(1_000_000),
      reason: this.#random.chance(0.8) ? 'For the test.' : null,
      ...(kind === 'REFUND' && { lower_total: this.#random.chance(0.3) }),
    });
  }

  /** An entry of some day before, as it stands in the ledger. */
  async #enterLate(): Promise<{ status: number }> {
    const { id, status } = await this.#booking();
    if (id === '' || status === 'CANCELLED') return this.#book();
    const paidAt = new Date(this.#test.clock.now.getTime() - this.#random.below(50 * DAY_MS));
    const method = this.#random.of(['CASH', ...CASHLESS] as const);
    await addEntry(this.#test.db, { bookingId: id, amount: 1 + this.#random.below(500_000), method, paidAt });
    return { status: 201 };
  }

  #setDay(): Promise<Answer> {
    // Who has come is not told of a day that closes: today stays open.
    const from = schoolDay(1 + this.#random.below(9), this.#test.clock.now);
    const change = this.#random.of([{ is_open: false }, { is_open: true }, { capacity: 6 }, { capacity: 15 }]);
    return this.#call('updateDays', null, { from, to: from, ...change });
  }
}
