import assert from 'node:assert/strict';
import type { Booking, FullBooking, LedgerRow, Overview } from '../../../../server/contract.gen.ts';
import type { Many, One } from '../testApp.ts';
import type { Desk } from './desk.ts';
import { added, bookingsCsv, ledgerCsv, sessionsCsv } from './files.ts';
import { listedSessions } from './lists.ts';
import { signed, sum } from './sums.ts';

async function allBookings({ test, token }: Desk): Promise<Booking[]> {
  const all: Booking[] = [];
  for (let page = 1; ; page += 1) {
    const { data, paging } = (await test.call<Many<Booking>>('listBookings', { token, query: { page } })).body;
    all.push(...data);
    if (page >= paging.total_page) return all;
  }
}

/** What bookings cost is what came for them and was kept, with what is due and without what is over; all as it is answered. */
async function identity(
  { test, token, bookings }: Desk,
  totals: Record<string, number>,
  { all, entries }: { all: Booking[]; entries: LedgerRow[] },
): Promise<void> {
  const standing = all.filter(({ status }) => status !== 'CANCELLED');
  const cost = sum(standing.map((one) => one.total_amount));
  assert.equal(cost, totals['lesson']);
  assert.equal(sum(entries.map(signed)), totals['method']);
  const codes = new Set(standing.map((one) => one.booking_code));
  const kept = sum(entries.filter((entry) => codes.has(entry.booking_code)).map(signed));
  const { due } = (await test.call<One<Overview>>('getOverview', { token })).body.data;
  const over: number[] = [];
  for (const { id } of bookings.filter((one) => one.over > 0)) {
    const { data } = (await test.call<One<FullBooking>>('getBooking', { token, params: { id } })).body;
    over.push(data.amount_over ?? 0);
  }
  assert.equal(cost, kept + (due ?? 0) - sum(over));
}

/** The accountant's files, as the screens of the administrators make them, and the lists that they are made of. */
export async function exported(desk: Desk, totals: Record<string, number>): Promise<void> {
  const { test, token, bookings } = desk;
  const sessions = await listedSessions(desk);
  const entries: LedgerRow[] = [];
  for (const query of desk.month)
    entries.push(...(await test.call<Many<LedgerRow>>('listLedger', { token, query })).body.data);
  const [sessionFile, ledgerFile] = [await sessionsCsv(sessions), await ledgerCsv(entries)];
  assert.equal(added(sessionFile, 'Amount (IDR)'), totals['lesson']);
  assert.equal(added(ledgerFile, 'Amount (IDR)'), totals['method']);
  assert.equal(added(sessionFile, 'Due of the booking (IDR)'), sum(bookings.map(({ due }) => due)));
  const cancelled = bookings.filter(({ status }) => status === 'CANCELLED').flatMap((one) => one.sessions);
  assert.equal(added(sessionFile, 'Cancelled (IDR)'), sum(cancelled.map(({ amount }) => amount)));
  const all = await allBookings(desk);
  const listed = all.map((one) => `${one.booking_code} ${one.status} ${String(one.total_amount)}`);
  assert.deepEqual(
    listed.toSorted(),
    bookings.map(({ code, status, total }) => `${code} ${status} ${String(total)}`).toSorted(),
  );
  assert.equal(added(await bookingsCsv(all), 'Total (IDR)'), sum(bookings.map(({ total }) => total)));
  assert.equal(
    added(await bookingsCsv(all), 'Subtotal (IDR)'),
    (totals['lesson'] ?? 0) + sum(cancelled.map((one) => one.amount)),
  );
  await identity(desk, totals, { all, entries });
}
