import { sql } from 'drizzle-orm';
import { insertSurfSpot } from '../../../server/repositories/surfSpots.ts';
import { type Created, lessonOf } from './bookings.ts';
import type { Random } from './fuzz/random.ts';
import { addEntry } from './records.ts';
import { bookingRequest, openSchool, type School, schoolDay } from './school.ts';
import { type Answer, rowsOf, type TestApp } from './testApp.ts';

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
  ...(['change', 'change', 'payOnline', 'payOnline', 'setStatus', 'pay'] as const),
  ...(['enter', 'enter', 'enter', 'enter', 'enterLate', 'setDay'] as const),
];

/** A school of two spots where anything may happen to bookings and their money. */
export class RandomSchool {
  readonly #test: TestApp;
  readonly #random: Random;
  readonly #school: School;
  readonly #spots: string[];
  readonly #token: string;
  /** What was done and how it was answered, for a failure's message. */
  readonly history: string[] = [];
  readonly #pages = new Map<string, string>();

  private constructor(test: TestApp, random: Random, school: School, spots: string[], token: string) {
    this.#test = test;
    this.#random = random;
    this.#school = school;
    this.#spots = spots;
    this.#token = token;
  }

  static async open(test: TestApp, random: Random): Promise<RandomSchool> {
    const school = await openSchool(test);
    const spot = { location: 'Bali', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
    const balangan = await insertSurfSpot(test.db, { name: 'Balangan', ...spot });
    const { token } = await test.signIn('ADMIN');
    return new RandomSchool(test, random, school, [school.spotId, balangan.id], token);
  }

  /** Does something that people of a school, guests or the gateway do. Fails when the server does. */
  async step(): Promise<void> {
    const name = this.#random.of(often);
    const { status } = await this.#steps[name]();
    this.history.push(`${name} ${String(status)}`);
    if (status >= 500) throw new Error(`The server answered ${String(status)}.`);
  }

  readonly #steps: Record<(typeof often)[number], () => Promise<{ status: number }>> = {
    book: () => this.#book(),
    bookAtCounter: () => this.#bookAtCounter(),
    change: () => this.#change(),
    setStatus: () => this.#setStatus(),
    pay: () => this.#pay(),
    payOnline: () => this.#payOnline(),
    enter: () => this.#enter(),
    enterLate: () => this.#enterLate(),
    setDay: () => this.#setDay(),
  };

  readonly #call = (operation: string, id: string | null, body: object): Promise<Answer> =>
    this.#test.call(operation, { token: this.#token, ...(id !== null && { params: { id } }), body });

  #sessions(): object[] {
    const { below, of } = {
      below: (end: number) => this.#random.below(end),
      of: <T>(all: T[]) => this.#random.of(all),
    };
    const people = { private: 1, 'semi-private': 2, group: 3 + below(4), guiding: 1 + below(5) };
    return Array.from({ length: 1 + below(3) }, () => {
      const kind = of(Object.keys(people) as (keyof typeof people)[]);
      return lessonOf(this.#school)(kind, people[kind], below(AHEAD));
    });
  }

  async #booking(): Promise<Known> {
    const rows = await rowsOf(this.#test.db, sql`select id, status from bookings order by created_at, id`);
    const { id, status } = rows.length > 0 ? this.#random.of(rows) : { id: '', status: '' };
    return { id: String(id), status: String(status), page: this.#pages.get(String(id)) ?? null };
  }

  async #book(): Promise<Answer> {
    const change = {
      details: this.#sessions(),
      surf_spot_id: this.#random.of(this.#spots),
      payment_method: this.#random.of(['CASH', 'GATEWAY']),
    };
    const answer = await this.#test.call<Created>('createBooking', { body: bookingRequest(this.#school, change) });
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
      booking_details: this.#sessions(),
      paid: this.#random.of([null, 'CASH', 'TRANSFER']),
    });
  }

  async #change(): Promise<Answer> {
    const rows = await rowsOf(this.#test.db, sql`select id, person from booking_details order by id`);
    if (rows.length === 0) return this.#book();
    const { id, person } = this.#random.of(rows);
    const date = schoolDay(this.#random.below(AHEAD), this.#test.clock.now);
    const change = this.#random.chance(0.6) ? { reservation_date: date } : { person: Number(person) + 1 };
    return this.#call('updateSession', String(id), change);
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
    const from = schoolDay(this.#random.below(AHEAD), this.#test.clock.now);
    return this.#call('updateDays', null, { from, to: from, is_open: this.#random.chance(0.4) });
  }
}
