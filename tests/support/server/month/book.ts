/** What a school would write into a book of its own: bookings, money and what guests were told, without any database. */
export type Method = 'CASH' | 'TRANSFER' | 'GATEWAY';
import { KeptClosings } from './closings.ts';

export type Told = 'BOOKED' | 'PAID' | 'CONFIRMED' | 'MOVED' | 'CANCELLED' | 'CLOSED_DAY' | 'REMINDER';

export interface KeptSession {
  id: string;
  day: string;
  lesson: string;
  person: number;
  amount: number;
  /** What refunds took off its amount. */
  lowered?: number;
  /** Whether staff chose its day. */
  movedBySchool?: boolean;
  attendance?: string;
}
export interface KeptEntry {
  kind: 'PAYMENT' | 'REFUND';
  method: Method;
  amount: number;
  at: Date;
  /** Of the gateway, where it is its money. */
  order: string | null;
}
/** A message, with the money of the booking as it was then. */
export interface KeptMessage {
  kind: Told;
  total: number;
  paid: number;
  due: number;
}
/** A page of the gateway. */
export interface Page {
  order: string;
  amount: number;
  at: Date;
}

export class KeptBooking {
  status: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED' = 'PENDING';
  payment: { status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'; amount: number };
  /** The page where it can be paid now, and all that there were. */
  page: Page | null = null;
  readonly pages: Page[] = [];
  /** Paid at the gateway, which has told nobody yet. */
  silent: Page | null = null;
  /** A refund that the gateway has not answered. */
  unanswered: { order: string; amount: number; lowers: boolean } | null = null;
  readonly entries: KeptEntry[] = [];
  raised: string[] = [];
  readonly told: KeptMessage[] = [];
  readonly closings = new KeptClosings();
  readonly reminded = new Set<string>();
  movedAt: Date | null = null;
  /** When a page that was ended has last been open. */
  pageAt: Date;

  readonly id: string;
  readonly code: string;
  /** Empty: none. */
  readonly email: string;
  /** Whether the phone is an Indonesian one. */
  readonly isIndonesian: boolean;
  readonly method: 'CASH' | 'GATEWAY';
  readonly spot: string;
  readonly madeAt: Date;
  readonly sessions: KeptSession[] = [];
  total: number;

  constructor(
    made: Pick<KeptBooking, 'id' | 'code' | 'email' | 'isIndonesian' | 'method' | 'spot' | 'madeAt' | 'total'>,
  ) {
    ({
      id: this.id,
      code: this.code,
      email: this.email,
      isIndonesian: this.isIndonesian,
      method: this.method,
      spot: this.spot,
      madeAt: this.madeAt,
      total: this.total,
    } = made);
    this.payment = { status: 'PENDING', amount: made.total };
    this.pageAt = made.madeAt;
  }

  #sum(kind: KeptEntry['kind'], methods: Method[] = ['CASH', 'TRANSFER', 'GATEWAY']): number {
    const of = this.entries.filter((entry) => entry.kind === kind && methods.includes(entry.method));
    return of.reduce((sum, { amount }) => sum + amount, 0);
  }

  get paid(): number {
    return this.#sum('PAYMENT');
  }

  get refunded(): number {
    return this.#sum('REFUND');
  }

  get due(): number {
    return this.status === 'CANCELLED' ? 0 : Math.max(0, this.total - this.paid + this.refunded);
  }

  get isOpen(): boolean {
    return this.status === 'PENDING' || this.status === 'CONFIRMED';
  }

  get isPayableOnline(): boolean {
    return this.method === 'GATEWAY' && this.payment.status === 'PENDING' && this.isOpen;
  }

  /** What may be given back by a method. */
  refundable(method: Method): number {
    const net = (...methods: Method[]) => this.#sum('PAYMENT', methods) - this.#sum('REFUND', methods);
    if (method === 'CASH') return net('CASH');
    return method === 'TRANSFER' ? net('GATEWAY', 'TRANSFER') : Math.min(net('GATEWAY'), net('GATEWAY', 'TRANSFER'));
  }

  /** What the gateway can still give back of one order at once. */
  get mostOfOneOrder(): number {
    const left = new Map<string, number>();
    for (const { kind, order, amount } of this.entries)
      if (order !== null) left.set(order, (left.get(order) ?? 0) + (kind === 'PAYMENT' ? amount : -amount));
    return Math.max(0, ...left.values());
  }

  /** The first order that can give so much back. */
  orderFor(amount: number): string {
    const orders = this.entries
      .filter(({ kind, order }) => kind === 'PAYMENT' && order !== null)
      .map(({ order }) => order);
    const left = (order: string | null) =>
      this.entries
        .filter((entry) => entry.order === order)
        .reduce((sum, entry) => sum + (entry.kind === 'PAYMENT' ? entry.amount : -entry.amount), 0);
    return orders.find((order) => left(order) >= amount) ?? '';
  }

  tell(kind: Told, at?: Date): void {
    if (this.email === '') return;
    this.told.push({ kind, total: this.total, paid: this.paid - this.refunded, due: this.due });
    if (kind !== 'MOVED' || !at) return;
    this.movedAt = at;
    this.closings.move();
  }

  enter(entry: KeptEntry): void {
    this.entries.push(entry);
    if (this.status === 'CANCELLED') {
      if (this.paid <= this.refunded) this.#settleRaised('REFUND_DUE', 'MONEY_FOR_CANCELLED');
      else if (entry.kind === 'PAYMENT') this.raised.push('MONEY_FOR_CANCELLED');
    }
    this.#follow();
  }

  /** The total is what the sessions cost. */
  changeTotal(): void {
    this.total = this.sessions.reduce((sum, { amount }) => sum + amount, 0);
    this.#follow();
  }

  /** What is given back and not asked for again comes off the sessions, the remainder off the last one. */
  lower(by: number): void {
    // Ids are made in the order of the lines.
    const priced = this.sessions
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
    const whole = this.total;
    let rest = by;
    for (const session of priced) {
      const share = session === priced.at(-1) ? rest : Math.floor((by * session.amount) / whole);
      rest -= share;
      session.amount -= share;
      session.lowered = (session.lowered ?? 0) + share;
    }
    this.changeTotal();
  }

  /** The payment follows what is due; a page is for one amount. */
  #follow(): void {
    const { payment, due } = this;
    if (payment.status === 'PAID' || this.status === 'CANCELLED') return;
    if (due === 0 && this.paid > 0) {
      payment.status = 'PAID';
      this.page = null;
    } else if (payment.status === 'PENDING' && payment.amount !== due) {
      payment.amount = due;
      this.page = null;
    }
  }

  /** Money that the gateway confirms of a page, once. */
  takeOnline({ order, amount }: Page, at: Date): void {
    if (this.silent?.order === order) this.silent = null;
    if (this.entries.some((entry) => entry.order === order)) return;
    const { due } = this;
    if (this.status !== 'CANCELLED' && amount !== due) this.raised.push(due === 0 ? 'PAID_TWICE' : 'WRONG_AMOUNT');
    if (this.payment.status === 'PENDING' && amount === this.payment.amount) this.payment.status = 'PAID';
    this.enter({ kind: 'PAYMENT', method: 'GATEWAY', amount, at, order });
    this.tell('PAID');
  }

  end(status: 'CANCELLED' | 'COMPLETED'): void {
    this.status = status;
    this.#settleRaised('CLOSED_DAY');
    if (status !== 'CANCELLED') return;
    if (this.paid > this.refunded) this.raised.push('REFUND_DUE');
    if (this.method === 'GATEWAY' && this.payment.status === 'PENDING') this.payment.status = 'EXPIRED';
  }

  /** Nobody has paid in time. */
  expire(): void {
    this.payment.status = 'EXPIRED';
    if (this.status !== 'PENDING' || this.paid > this.refunded) return;
    this.end('CANCELLED');
    this.tell('CANCELLED');
  }

  #settleRaised(...kinds: string[]): void {
    this.raised = this.raised.filter((raised) => !kinds.includes(raised.split(' ')[0] ?? ''));
  }
}
