import type { Db } from '../db/connect.ts';
import { insertMessages } from '../repositories/messages.ts';
import { findSchool } from '../repositories/school.ts';
import { findToldBookings, type ToldBooking } from '../repositories/toldBookings.ts';
import type { AskedAt } from '../school/ownRights.ts';
import type { BookingMessage } from './bookingMessage.ts';
import { sharesOf, UNBOUNDED } from './guestMail.ts';
import { asText } from './letter.ts';
import { speechIn } from './speech.ts';
import { languageOf } from './words.ts';
import { letterOf, type PasswordReset, resetRow, rowOf, writerOf } from './writeMessage.ts';
import { writtenIn } from './writtenBooking.ts';

/** Bookings whose messages are written by one statement. */
const BATCH = 200;

/** Whether nobody of the school and no money is behind a message. */
function isUnasked(message: BookingMessage, { status }: ToldBooking): boolean {
  if (message.kind === 'REMINDER') return status === 'PENDING';
  if (message.kind === 'CANCELLED' && message.isOverdue) return true;
  return 'isByGuest' in message && message.isByGuest === true;
}

/** Writes many messages as `queueMessage` does one, such as those to all who come on a day that is closed. */
export async function queueMessages(tx: Db, messages: readonly BookingMessage[], at: AskedAt): Promise<void> {
  if (messages.length === 0) return;
  const writer = await writerOf(tx, at, messages);
  for (let start = 0; start < messages.length; start += BATCH) {
    const batch = messages.slice(start, start + BATCH);
    const found = await findToldBookings(tx, [...new Set(batch.map(({ bookingId }) => bookingId))]);
    const bookings = new Map(found.map((booking) => [booking.id, booking]));
    const written = batch.flatMap((message) => {
      const booking = bookings.get(message.bookingId);
      const row = booking && rowOf(message, booking, writer);
      return row ? [{ row, isUnasked: isUnasked(message, booking) }] : [];
    });
    const shares = await sharesOf(
      tx,
      written.map(({ row, isUnasked: is }) => ({ ...row, isUnasked: is })),
    );
    await insertMessages(
      tx,
      written.map(({ row }, index) => ({ ...row, ...(shares[index] ?? UNBOUNDED) })),
    );
  }
}

/**
 * Writes a message in the transaction of what it tells of, after the change; it is sent once that is stored. Nothing is
 * written for a booking without an e-mail address.
 */
export const queueMessage = (tx: Db, message: BookingMessage, at: AskedAt): Promise<void> =>
  queueMessages(tx, [message], at);

/** A message as it would be written now. */
export interface Rehearsed {
  bookingCode: string;
  /** Null for a booking without an e-mail address. */
  to: string | null;
  subject: string;
  text: string;
}

/** What messages would say, without writing them; also those to guests who have no e-mail address. */
export async function rehearseMessages(tx: Db, messages: readonly BookingMessage[], at: AskedAt): Promise<Rehearsed[]> {
  if (messages.length === 0) return [];
  const { terms, ...by } = await writerOf(tx, at, messages);
  const bookings = await findToldBookings(
    tx,
    messages.map(({ bookingId }) => bookingId),
  );
  return messages.flatMap((message) => {
    const told = bookings.find(({ id }) => id === message.bookingId);
    if (!told) return [];
    const speech = speechIn(languageOf(told));
    const letter = letterOf(message, writtenIn(speech.language, told, by), speech, terms);
    const { code: bookingCode, name, email } = told;
    const text = asText(letter, { name, school: by.school, speech });
    return [{ bookingCode, to: email || null, subject: letter.subject, text }];
  });
}

/** Writes the link to a new password, in a transaction. */
export const queueReset = async (tx: Db, reset: PasswordReset): Promise<void> =>
  insertMessages(tx, [resetRow(reset, await findSchool(tx))]);
