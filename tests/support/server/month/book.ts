/** What a school would write into a book of its own: bookings, money and what guests were told, without any database. */
import { KeptClosings } from './closings.ts';
import { type Change, isToBeTold } from './changeLetters.ts';
import { type About, linesOf } from './letters.ts';
import { amountOf, inTime, type KeptSession, type KeptSpot } from './sessions.ts';

export type Method = 'CASH' | 'TRANSFER' | 'GATEWAY';
type Told =
  'BOOKED' | 'PAID' | 'REFUNDED' | 'CONFIRMED' | 'MOVED' | 'CANCELLED' | 'CLOSED_DAY' | 'REOPENED' | 'REMINDER';

export interface KeptEntry {
  kind: 'PAYMENT' | 'REFUND';
  method: Method;
  amount: number;
  at: Date;
  /** Of the gateway, where it is its money. */
  order: string | null;
  /** Whether somebody who is no administrator has written it down. */
  isByStaff?: boolean;
}
/** A message, with the booking as it was then. */
export interface KeptMessage {
  kind: Told;
  to: string;
  isIndonesian: boolean;
  money: Record<'total' | 'paid' | 'due', number>;
  lines: string[];
  dates: string[];
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

  /** The least that was over since somebody has seen to it. */
  #overSeen = 0;

  readonly id: string;
  readonly code: string;
  /** Empty: none. */
  email: string;
  /** Whether the guest is written to in Indonesian: as chosen, else where the phone is an Indonesian one. */
  isIndonesian: boolean;
  readonly method: 'CASH' | 'GATEWAY';
  readonly madeAt: Date;
  sessions: KeptSession[] = [];
  total: number;

  constructor(made: Pick<KeptBooking, 'id' | 'code' | 'email' | 'isIndonesian' | 'method' | 'madeAt' | 'total'>) {
    ({
      id: this.id,
      code: this.code,
      email: this.email,
      isIndonesian: this.isIndonesian,
      method: this.method,
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

  get over(): number {
    return this.status === 'CANCELLED' ? 0 : Math.max(0, this.paid - this.refunded - this.total);
  }

  get isOpen(): boolean {
    return this.status === 'PENDING' || this.status === 'CONFIRMED';
  }

  /** Where its first session takes place, which is where it is said to take place. */
  get spot(): KeptSpot | undefined {
    return inTime(this.sessions)[0]?.spot;
  }

  get isPayableOnline(): boolean {
    return this.method === 'GATEWAY' && this.payment.status === 'PENDING' && this.isOpen;
  }

  tell(kind: Told, about: About = {}): void {
    if (this.email === '') return;
    const money = { total: this.total, paid: this.paid - this.refunded, due: this.due };
    const { email: to, isIndonesian } = this;
    this.told.push({ kind, to, isIndonesian, money, lines: linesOf(this, about), dates: about.dates ?? [] });
  }

  /** Sessions are something else than before, where they are, or new. */
  tellOfChanges(changes: readonly Change[], at: Date, about: Pick<About, 'reason' | 'added'> = {}): void {
    if (!about.added && !changes.some(isToBeTold)) return;
    if (this.email !== '') this.movedAt = at;
    this.tell('MOVED', { changes, ...about });
  }

  /** Days on which nobody is to come any more need no other day. */
  leaveDays(days: readonly string[]): void {
    const left = days.filter((day) => !this.sessions.some((one) => one.day === day));
    this.raised = this.raised.filter((one) => !left.some((day) => one === `CLOSED_DAY ${day}`));
  }

  /** Money comes or goes back; with `lowers` what is given back is not asked for again. */
  enter(entry: KeptEntry, lowers = false): void {
    this.entries.push(entry);
    if (lowers) this.#lower(entry.amount);
    if (this.status === 'CANCELLED') {
      if (this.paid <= this.refunded) this.#settleRaised('REFUND_DUE', 'MONEY_FOR_CANCELLED');
      else if (entry.kind === 'PAYMENT') this.raised.push('MONEY_FOR_CANCELLED');
    }
    this.#follow();
  }

  /** The total is what the sessions cost, each by what was agreed. */
  changeTotal(): void {
    for (const session of this.sessions) session.amount = amountOf(session);
    this.total = this.sessions.reduce((sum, { amount }) => sum + amount, 0);
    this.#follow();
  }

  /** What is given back and not asked for again comes off the sessions, the remainder off the last ones that have as much. */
  #lower(by: number): void {
    const priced = inTime(this.sessions).filter(({ amount }) => amount > 0);
    const shares = priced.map(({ amount }) => Math.floor((by * amount) / this.total));
    let rest = shares.reduce((left, share) => left - share, by);
    for (const [index, session] of [...priced.entries()].toReversed()) {
      const share = shares[index] ?? 0;
      const more = Math.min(rest, session.amount - share);
      rest -= more;
      session.amount -= share + more;
      session.lowered += share + more;
    }
    this.total -= by;
  }

  /** The payment follows what is due, of which nothing need be paid online; a page is for one amount. */
  #follow(): void {
    const { payment, due } = this;
    this.#raiseOver();
    if (payment.status === 'PAID' || this.status === 'CANCELLED') return;
    const isFree = this.method === 'GATEWAY' && payment.status === 'PENDING';
    if (due === 0 && (this.paid > 0 || isFree)) {
      payment.status = 'PAID';
      this.page = null;
    } else if (payment.status === 'PENDING' && payment.amount !== due) {
      payment.amount = due;
      this.page = null;
    }
  }

  #raiseOver(): void {
    const wasRaised = this.raised.includes('OVERPAID');
    this.#settleRaised('OVERPAID');
    this.#overSeen = Math.min(this.#overSeen, this.over);
    if (this.over > 0 && (wasRaised || this.over > this.#overSeen)) this.raised.push('OVERPAID');
  }

  /** Somebody has seen to one of what is raised. */
  resolve(kind: string): void {
    this.raised.splice(this.raised.indexOf(kind), 1);
    if (kind === 'OVERPAID') this.#overSeen = this.over;
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
    this.#raiseOver();
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
