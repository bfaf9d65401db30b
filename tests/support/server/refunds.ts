import assert from 'node:assert/strict';
import type { FullBooking, LedgerEntry } from '../../../server/contract.gen.ts';
import { midtrans } from '../../../server/payments/midtrans.ts';
import { onlineBookings, postTo, through } from './onlineBooking.ts';
import { raisedAbout } from './records.ts';
import { changeHours, openSchool } from './school.ts';
import { type RefundCall, startSnapDouble } from './snapDouble.ts';
import { makeTestApp, type One } from './testApp.ts';

export const PRICE = 650_000;
export const PAYMENT = ['PAYMENT', 'GATEWAY', PRICE];
export const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

/** A school whose gateway is a double of Midtrans, and what an administrator does there with money that comes online. */
export async function openRefunds() {
  const snap = await startSnapDouble();
  const settings = through(snap);
  const logged: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  const test = await makeTestApp({ settings, logger });
  const { call, db } = test;
  const school = await openSchool(test);
  const { book } = onlineBookings(test, school, snap);
  const raisedFor = await raisedAbout(test);
  const post = postTo(test.app);
  const { token } = await test.signIn('ADMIN');
  const quiet = { warn: () => undefined, error: () => undefined };
  const desk = { db, provider: midtrans(settings.midtrans), changeHours, log: quiet };
  /** What the server's own work needs, so many minutes from now. */
  const inMinutes = (minutes: number) => ({ ...desk, now: () => new Date(Date.now() + minutes * 60_000) });

  /** A booking that is to be paid online; without details a private lesson: 650,000. */
  async function online(details?: object[]) {
    const booking = await book({ ...(details && { details }) });
    const { id } = booking;
    const read = async () => (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
    const add = <T = One<LedgerEntry>>(body: object, key?: string) =>
      call<T>('addLedgerEntry', { token, params: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) });
    const giveBack = <T = One<LedgerEntry>>(amount: number, key?: string, more: object = {}) =>
      add<T>({ kind: 'REFUND', method: 'GATEWAY', amount, reason: 'Too windy.', ...more }, key);
    const entries = async () => (await read()).ledger.map(({ kind, method, amount }) => [kind, method, amount]);
    /** What the guest was told of money that was given back. */
    const told = async () =>
      (await read()).messages
        .filter(({ kind }) => kind === 'REFUNDED')
        .map(({ subject }) => subject.split(/ untuk | for /)[0]);
    return { ...booking, read, add, giveBack, entries, told };
  }

  /** The same, paid. */
  async function paid() {
    const booking = await online();
    snap.say(booking.orderId, settlement);
    assert.equal(await post(snap.message(booking.orderId, settlement)), 200);
    return booking;
  }

  /** What the gateway gave back of an order. */
  const givenBack = (orderId: string) =>
    snap.refunds.filter(({ order_id: of }) => of === orderId).map(({ amount }) => amount);
  /** How often it was asked for that. */
  const askedFor = (orderId: string) => snap.refundsAsked.filter(({ order_id: of }) => of === orderId);
  /** Lets the gateway tell of what it has given back. */
  const tell = ({ order_id: orderId }: Pick<RefundCall, 'order_id'>) =>
    post(snap.message(orderId, { transaction_status: 'partial_refund', status_code: '200' }));

  const cancel = (id: string) => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });

  return { snap, db, school, logged, inMinutes, online, paid, post, raisedFor, givenBack, askedFor, tell, cancel };
}
