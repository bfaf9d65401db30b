import { bookingOf, note, ways, write } from './bookingChanges.ts';
import { type Call, type Handler, once } from './call.ts';
import { datesBetween, dayAhead, schoolDay } from './days.ts';
import { type ListQuery, onePage, sumOf } from './lists.ts';
import { tell } from './messages.ts';
import { badRequest, conflict, forbidden } from './refusal.ts';
import { amountsOf } from './rules.ts';
import { type Booking, type Entry, rupiah, type School } from './school.ts';

const MOST_LISTED = 31;

interface NewEntry {
  kind: Entry['kind'];
  method: Entry['method'];
  amount: number;
  reason?: string | null;
  lower_total?: boolean;
}

/** What may still be given back by a method: what came online also by transfer. */
function refundable({ ledger }: Booking, method: Entry['method']): number {
  const left = (of: string) =>
    sumOf(ledger, (entry) => (entry.method === of ? (entry.kind === 'PAYMENT' ? 1 : -1) * entry.amount : 0));
  return method === 'TRANSFER' ? left('TRANSFER') + Math.max(0, left('GATEWAY')) : left(method);
}

function assertRefundable(booking: Booking, { method, amount, lower_total }: NewEntry): void {
  const left = refundable(booking, method);
  const details = [`amount_left ${String(Math.max(0, left))}`];
  if (left <= 0) throw conflict(`Nothing can be given back ${ways[method]}.`, details);
  if (amount > left) throw conflict(`Only ${rupiah(left)} can be given back ${ways[method]}.`, details);
  if (lower_total && amount > booking.total_amount)
    throw conflict(`The total is only ${rupiah(booking.total_amount)}.`, [
      `total_amount ${String(booking.total_amount)}`,
    ]);
}

function assertDue(booking: Booking, { amount }: NewEntry, reason: string | null): void {
  const { due } = amountsOf(booking);
  if (amount <= due || reason !== null) return;
  const what = due === 0 ? 'Nothing is due.' : `Only ${rupiah(due)} is due.`;
  throw conflict(`${what} To take more, give a reason.`, [`amount_due ${String(due)}`]);
}

/** Fails with 400 where a request is none that anybody may make. */
function assertPossible({ kind, method, lower_total = false }: NewEntry, reason: string | null): void {
  const problems = [
    ...(kind === 'PAYMENT' && method === 'GATEWAY' ? ['body/method must be CASH or TRANSFER for a payment'] : []),
    ...(kind === 'PAYMENT' && lower_total ? ['body/lower_total must be for a refund'] : []),
    ...(kind === 'REFUND' && reason === null ? ['body/reason must be given for a refund'] : []),
  ];
  if (problems.length > 0) throw badRequest(problems);
}

function addLedgerEntry(call: Call) {
  const { school, user } = call;
  const asked = call.body as NewEntry;
  const { kind, method, amount, lower_total = false } = asked;
  const reason = asked.reason?.trim() || null;
  if (kind === 'REFUND' && user?.role !== 'ADMIN') throw forbidden('Only administrators may give money back.');
  assertPossible(asked, reason);
  const booking = bookingOf(call);
  const make = (): Entry => {
    if (kind === 'REFUND') assertRefundable(booking, asked);
    else assertDue(booking, asked, reason);
    const entry = write(school, booking, { kind, method, amount, reason, actor: user?.name ?? null });
    if (lower_total) {
      note(call, booking, `Total: ${rupiah(booking.total_amount)} to ${rupiah(booking.total_amount - amount)}.`);
      booking.total_amount -= amount;
    }
    if (kind === 'PAYMENT') tell(school, 'PAID', booking);
    return entry;
  };
  const wasUsed = () => conflict('This Idempotency-Key was used for another entry.');
  const find = (id: string) => booking.ledger.find((entry) => entry.id === id);
  const request = [booking.id, kind, method, amount, reason, lower_total];
  const own = call.key === undefined ? call : { ...call, key: `ledger:${call.key}` };
  return { data: once(own, request, wasUsed, find, make) };
}

/** All entries whose day is one of these, oldest first. */
export const entriesOn = ({ bookings }: School, dates: string[]) =>
  bookings
    .flatMap((booking) => booking.ledger.map((entry) => ({ booking, entry })))
    .filter(({ entry }) => dates.includes(schoolDay(new Date(entry.paid_at))))
    .sort((a, b) => a.entry.paid_at.localeCompare(b.entry.paid_at));

export const ledgerHandlers: Record<string, Handler> = {
  addLedgerEntry,

  listLedger({ school, query }) {
    const { from = dayAhead(0), to } = query as ListQuery;
    const rows = entriesOn(school, datesBetween(from, to, MOST_LISTED)).map(({ booking, entry }) => ({
      ...entry,
      booking_id: booking.id,
      booking_code: booking.booking_code,
      customer_name: booking.customer_name,
    }));
    return onePage(rows);
  },
};
