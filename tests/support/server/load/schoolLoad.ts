import { randomUUID } from 'node:crypto';
import type { SnapDouble } from '../snapDouble.ts';
import { dataOf } from './ask.ts';
import { assertBookings, assertLedger, type Asked, type Booking, type Entry, GIVEN_BACK } from './bookings.ts';
import { Caller, type CallOptions } from './caller.ts';

export interface LoadOptions extends CallOptions {
  /** Where guests pay online; without it by the simulator. */
  gateway?: SnapDouble;
  /** Whether some refunds by the gateway that had no answer are left to the servers, as by somebody who went home. */
  leavesRefunds?: boolean;
}

type Message = { id: string; kind: string; to: string; status: string; booking_code: string | null };
type Named = { id: string; name: string };
const CATEGORY = 'Load ';
const DAY_MS = 86_400_000;
/** Guests of the load, and nobody else, have addresses here. */
export const GUESTS = '@load.example';

/**
 * The load of a busy day, as fast as possible: bookings, payments, refunds and changes by administrators. It remembers which
 * were answered. `verify` then checks that the school holds exactly those.
 */
export class SchoolLoad extends Caller {
  private readonly asked: Asked[] = [];
  /** Names of categories → whether their creation was answered. */
  private readonly categories = new Map<string, boolean>();
  private readonly gateway: SnapDouble | undefined;
  private readonly leavesRefunds: boolean;
  private before = 0;
  private spotId = '';
  private lessonId = '';
  private isRunning = false;
  private clients: Promise<void>[] = [];

  constructor({ gateway, leavesRefunds = false, ...options }: LoadOptions) {
    super(options);
    this.gateway = gateway;
    this.leavesRefunds = leavesRefunds;
  }

  /** How many bookings were acknowledged. */
  get bookings(): number {
    return this.asked.filter(({ code }) => code !== null).length;
  }

  /** The code of a booking that was acknowledged. */
  get someCode(): string {
    return this.asked.find(({ code }) => code !== null)?.code ?? '';
  }

  get adminToken(): string {
    return this.token;
  }

  /** Reads what requests need, and what exists already. */
  async open(): Promise<this> {
    await this.signIn();
    this.spotId = dataOf<Named[]>(await this.must({ path: '/api/surf-spots' }))[0]?.id ?? '';
    const lessons = dataOf<Named[]>(await this.must({ path: '/api/products?search=private%20surf' }));
    this.lessonId = lessons.find(({ name }) => name.startsWith('Private'))?.id ?? '';
    this.before = (await this.allBookings()).length;
    return this;
  }

  start(clients: number): void {
    this.isRunning = true;
    this.clients = Array.from({ length: clients }, async () => {
      for (let turn = Math.floor(Math.random() * 420); this.isRunning; turn += 1) await this.turn(turn);
    });
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.clients);
    this.clients = [];
  }

  /** Refunds by the gateway that had no answer, and are left to the servers. */
  get leftRefunds(): Asked[] {
    return this.asked.filter((asked) => asked.givenBack === 'asked' && this.isLeft(asked));
  }

  private isLeft({ isOnline, key }: Asked): boolean {
    return this.leavesRefunds && isOnline && /[0-7]$/.test(key);
  }

  /** Sends again what had no answer, as the site and its administrators would; the servers must work again. */
  async settle(): Promise<void> {
    await this.signIn(); // the token lasts a quarter of an hour
    for (const asked of this.asked) if (asked.code === null) await this.book(asked);
    for (const asked of this.asked) {
      if (asked.paid === 'asked') await this.pay(asked);
      if (asked.confirmed === 'asked') await this.confirm(asked);
      if (asked.givenBack === 'asked' && !this.isLeft(asked)) await this.giveBack(asked);
    }
    for (const [name, isAnswered] of this.categories) if (!isAnswered) await this.addCategory(name);
  }

  /** Fails unless the school holds everything that was acknowledged, once and complete, and nothing that was not requested. */
  async verify(): Promise<void> {
    const stored = await this.allBookings();
    assertBookings(stored, this.asked, this.before);
    assertLedger(await this.ledger(), stored, this.asked);
    const listed = dataOf<Named[]>(await this.must({ path: '/api/product-categories' }));
    const own = listed.map(({ name }) => name).filter((name) => name.startsWith(CATEGORY));
    const wanted = [...this.categories.keys()];
    const isSame = own.length === wanted.length && wanted.every((name) => own.includes(name));
    if (!isSame) throw new Error(`Categories: ${String(wanted.length)} were made, ${String(own.length)} are listed.`);
  }

  /** The guests of the bookings that were acknowledged: code → address. */
  get guests(): Map<string, string> {
    return new Map(this.asked.flatMap(({ code, email }) => (code === null ? [] : [[code, email]])));
  }

  /** What was written to the guests of the load. */
  messages(): Promise<Message[]> {
    return this.everyPage<Message>(`/api/messages?search=${encodeURIComponent(GUESTS)}&page=`);
  }

  /** One random action, from its first request to its last. */
  private async turn(turn: number): Promise<void> {
    const key = randomUUID();
    const asked: Asked = {
      key,
      email: `${key}${GUESTS}`,
      isOnline: turn % 2 === 0,
      code: null,
      id: '',
      payAt: '',
      paid: 'no',
      confirmed: 'no',
      givenBack: 'no',
    };
    this.asked.push(asked);
    await this.book(asked);
    // As the site does: a booking without an answer is sent again with the same key.
    while (asked.code === null && this.isRunning) await this.book(asked);
    if (asked.code === null) return;
    if (turn % 3 !== 0) await this.pay(asked);
    if (turn % 4 === 0) await this.confirm(asked);
    if (turn % 5 < 3 && asked.paid === 'yes') await this.giveBack(asked);
    if (turn % 7 === 0) await this.addCategory(`${CATEGORY}${randomUUID()}`);
  }

  private async book(asked: Asked): Promise<void> {
    const session = (offset: number) => ({
      product_id: this.lessonId,
      reservation_date: new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10),
      person: 1,
    });
    asked.request ??= {
      surf_spot_id: this.spotId,
      payment_method: asked.isOnline ? 'GATEWAY' : 'CASH',
      customer_details: { full_name: 'Sari', email: asked.email, phone: '+6281234567890', country: 'ID' },
      booking_details: [session(3), session(4)],
    };
    const headers = { 'idempotency-key': asked.key };
    const reply = await this.send({ path: '/api/bookings', json: asked.request, headers }, [201]);
    if (!reply) return;
    const { booking, transaction } = dataOf<{ booking: Booking; transaction: { redirect_url: string } | null }>(reply);
    if (asked.code !== null && asked.code !== booking.booking_code) this.problems.push(`${asked.key} was booked twice`);
    asked.code = booking.booking_code;
    asked.id = booking.id;
    asked.payAt = transaction === null ? '' : new URL(transaction.redirect_url).pathname;
  }

  /** Pays, in cash to an administrator or on the payment page; there the state of the booking afterwards counts. */
  private async pay(asked: Asked): Promise<void> {
    if (asked.isOnline && asked.payAt === '') return;
    asked.paid = 'asked';
    if (!asked.isOnline) {
      const path = `/api/bookings/${asked.id}/payment`;
      if (await this.send({ path, method: 'PATCH', token: this.token, json: { action: 'PAY' } }, [200, 409]))
        asked.paid = 'yes';
      return;
    }
    if (!(await this.payOnline(asked.payAt))) return;
    const reply = await this.send({ path: `/api/check-booking/${asked.code ?? ''}` }, [200]);
    if (reply && dataOf<Booking>(reply).payments[0]?.status === 'PAID') asked.paid = 'yes';
  }

  /** Pays on the page at a path, which is the simulator's or the gateway's; the gateway then tells one of the instances. */
  private async payOnline(page: string): Promise<boolean> {
    const { gateway } = this;
    const form = new URLSearchParams({ choice: 'paid' });
    if (!gateway) return (await this.send({ path: page, form }, [303])) !== null;
    const orderId = decodeURIComponent(/token-of-(.+)$/.exec(page)?.[1] ?? '');
    const said = { transaction_status: 'settlement', status_code: '200' };
    gateway.say(orderId, said);
    // Who looks at the booking next may be faster than the notification.
    await this.send({ path: '/payments/notifications', json: gateway.message(orderId, said) }, [200]);
    return true;
  }

  private async confirm(asked: Asked): Promise<void> {
    asked.confirmed = 'asked';
    const request = { path: `/api/bookings/${asked.id}/status`, method: 'PATCH', json: { action: 'CONFIRMED' } };
    if (await this.send({ ...request, token: this.token }, [200, 409])) asked.confirmed = 'yes';
  }

  /** Gives a part back, online through the gateway; a request without an answer is sent again with the same key. */
  private async giveBack(asked: Asked): Promise<void> {
    asked.givenBack = 'asked';
    const method = asked.isOnline ? 'GATEWAY' : 'CASH';
    const json = { kind: 'REFUND', method, amount: GIVEN_BACK, reason: 'Load' };
    const headers = { 'idempotency-key': asked.key };
    const path = `/api/bookings/${asked.id}/ledger`;
    if (await this.send({ path, json, headers, token: this.token }, [201])) asked.givenBack = 'yes';
  }

  private async addCategory(name: string): Promise<void> {
    const isFirst = !this.categories.has(name);
    this.categories.set(name, false);
    const request = { path: '/api/product-categories', token: this.token, json: { name } };
    if (await this.send(request, isFirst ? [201] : [201, 409])) this.categories.set(name, true);
  }

  /** What was paid and given back from yesterday to tomorrow. */
  async ledger(): Promise<Entry[]> {
    const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    const path = `/api/ledger?from=${day(-1)}&to=${day(1)}`;
    return dataOf<Entry[]>(await this.must({ path, token: this.token }));
  }

  allBookings(): Promise<Booking[]> {
    return this.everyPage<Booking>('/api/bookings?page=');
  }
}
