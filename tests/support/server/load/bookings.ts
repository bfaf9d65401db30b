import assert from 'node:assert/strict';

/** A booking as administrators see it. */
export interface Booking {
  id: string;
  booking_code: string;
  status: string;
  total_amount: number;
  payments: { status: string }[];
  booking_details: { total_amount: number }[];
}

/** A row of the ledger. */
export interface Entry {
  kind: string;
  method: string;
  amount: number;
  booking_id: string;
}
/** What is given back of a booking. */
export const GIVEN_BACK = 1000;

/** Whether something was not requested, requested without an answer, or acknowledged. */
type Wish = 'no' | 'asked' | 'yes';

/** A booking that was requested. */
export interface Asked {
  key: string;
  /** Its guest's address, which no other booking has. */
  email: string;
  request?: object;
  isOnline: boolean;
  /** Null while no answer has come. */
  code: string | null;
  id: string;
  /** Path of its payment page; empty when there is none. */
  payAt: string;
  paid: Wish;
  confirmed: Wish;
  givenBack: Wish;
}

const isOneOf = (status: string | undefined, wish: Wish, not: string, done: string): boolean =>
  wish === 'asked' ? status === not || status === done : status === (wish === 'yes' ? done : not);

/** Fails unless each booking is stored once, complete and in its last state; `before` others were there already. */
export function assertBookings(stored: Booking[], asked: Asked[], before: number): void {
  const byCode = new Map(stored.map((booking) => [booking.booking_code, booking]));
  assert.equal(byCode.size, stored.length, 'a booking is listed twice');
  const missing = asked.filter(({ code }) => code === null || !byCode.has(code));
  assert.deepEqual(missing, [], `${String(missing.length)} acknowledged bookings are lost`);
  assert.equal(stored.length, before + asked.length, 'bookings that are stored');
  for (const { code, paid, confirmed } of asked) {
    const booking = byCode.get(code ?? '');
    assert.ok(booking);
    const text = JSON.stringify(booking);
    assert.equal(booking.booking_details.length, 2, text);
    assert.equal(booking.payments.length, 1, text);
    const sum = booking.booking_details.reduce((total, detail) => total + detail.total_amount, 0);
    assert.equal(booking.total_amount, sum, text);
    assert.ok(isOneOf(booking.payments[0]?.status, paid, 'PENDING', 'PAID'), `${paid} paid: ${text}`);
    assert.ok(isOneOf(booking.status, confirmed, 'PENDING', 'CONFIRMED'), `${confirmed} confirmed: ${text}`);
  }
}

/** Fails unless the ledger has what was paid and given back, each once; `asked` bookings are stored as `stored`. */
export function assertLedger(entries: Entry[], stored: Booking[], asked: Asked[]): void {
  const byCode = new Map(stored.map((booking) => [booking.booking_code, booking]));
  for (const { code, isOnline, givenBack } of asked) {
    const booking = byCode.get(code ?? '');
    const of = entries.filter(({ booking_id: id }) => id === booking?.id);
    const text = JSON.stringify([booking, of]);
    assert.ok(
      of.every(({ method }) => method === (isOnline ? 'GATEWAY' : 'CASH')),
      text,
    );
    const amounts = (kind: string) => of.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
    assert.deepEqual(amounts('PAYMENT'), booking?.payments[0]?.status === 'PAID' ? [booking.total_amount] : [], text);
    const given = amounts('REFUND');
    assert.ok(given.length === 0 ? givenBack !== 'yes' : givenBack !== 'no', text);
    assert.deepEqual(given, given.length === 0 ? [] : [GIVEN_BACK], text);
  }
}
