import type { Booking, BookingChange, FullBooking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { changesOf, type RecordedChange } from '../repositories/bookingChanges.ts';
import { findBookingRow, withParts } from '../repositories/bookings.ts';
import { entriesOf, type EntryRow, toEntry } from '../repositories/ledger.ts';
import { messagesOf, type StoredMessage } from '../repositories/messages.ts';
import { sessionsOf } from '../repositories/sessions.ts';
import { dueOf, overOf } from '../school/money.ts';
import { cancelledIds, changeTexts, entryText } from './changeTexts.ts';

/** Whether a change is that the booking was made, which the record has of the counter alone. */
const isBooking = ({ table, before }: RecordedChange): boolean => table === 'bookings' && before === null;

/** Leaves out the sessions with which a booking was made, in the same transaction. */
function isNews(changes: readonly RecordedChange[]): (change: RecordedChange) => boolean {
  const booked = changes.find(isBooking)?.createdAt.getTime();
  return (change) => isBooking(change) || change.before !== null || change.createdAt.getTime() !== booked;
}

/** What staff changed, what was paid and given back, and that guests booked, which no record has; newest first. */
async function changesOfBooking(db: Db, booking: Booking, entries: EntryRow[]): Promise<BookingChange[]> {
  const sessions = booking.booking_details.flatMap((line) => line.sessions ?? []);
  const parts = [booking, ...sessions, ...booking.payments].map(({ id }) => id);
  const ofParts = await changesOf(db, parts);
  const recorded = [...ofParts, ...(await changesOf(db, ofParts.flatMap(cancelledIds)))].filter(isNews(ofParts));
  const wasBookedByStaff = recorded.some(isBooking);
  const paid = entries
    .map((entry) => ({ createdAt: entry.createdAt, actor: entry.actorName, text: entryText(entry) }))
    .toReversed();
  const booked = wasBookedByStaff
    ? []
    : [{ createdAt: new Date(booking.created_at), actor: null, text: 'Booked on the website.' }];
  return [...paid, ...recorded.flatMap((change) => changeTexts(change).map((text) => ({ ...change, text }))), ...booked]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ createdAt, actor, text }) => ({ created_at: createdAt.toISOString(), actor, text }));
}

/** All about a booking, with its messages as they are stored. */
export interface StoredBooking extends FullBooking {
  messages: StoredMessage[];
}

/** All about one booking; undefined when there is none. */
export async function fullBooking(db: Db, id: string): Promise<StoredBooking | undefined> {
  // The version is read first and once: with an older one than the rest a save is refused, with a newer one it would overwrite what nobody saw.
  const row = await findBookingRow(db, id);
  const [booking] = row ? await withParts(db, [row]) : [];
  if (!row || !booking) return undefined;
  const entries = await entriesOf(db, id);
  return {
    ...booking,
    sessions: await sessionsOf(db, id),
    ledger: entries.map(toEntry),
    messages: await messagesOf(db, id),
    changes: await changesOfBooking(db, booking, entries),
    amount_paid: row.amountPaid,
    amount_refunded: row.amountRefunded,
    amount_due: dueOf(row),
    amount_over: overOf(row),
    note: row.note,
    version: row.version,
  };
}
