import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { indonesianNames } from '../repositories/indonesian.ts';
import { type MessageContent, type MessageRow, type NewMessageRow, reminderKey } from '../repositories/messages.ts';
import { findSchool } from '../repositories/school.ts';
import type { ToldBooking } from '../repositories/toldBookings.ts';
import { type OwnTerms, type AskedAt, termsOf } from '../school/ownRights.ts';
import { type BookingMessage, formerNames } from './bookingMessage.ts';
import { calendarOf } from './calendar.ts';
import { freeUntil } from './freeUntil.ts';
import { asHtml, asText, type Letter } from './letter.ts';
import { type Speech, speechIn } from './speech.ts';
import { booked, isPaidOnline } from './texts/booked.ts';
import { cancelled } from './texts/cancelled.ts';
import { closedDay } from './texts/closedDay.ts';
import { confirmed } from './texts/confirmed.ts';
import { lineCancelled } from './texts/lineCancelled.ts';
import { moved } from './texts/moved.ts';
import { paid } from './texts/paid.ts';
import { passwordReset } from './texts/passwordReset.ts';
import { refunded } from './texts/refunded.ts';
import { reminder } from './texts/reminder.ts';
import { reopened } from './texts/reopened.ts';
import { languageOf } from './words.ts';
import { type WrittenBooking, writtenIn } from './writtenBooking.ts';

/** What the messages of one change share. */
export interface Writer {
  school: School;
  terms: OwnTerms;
  /** What lessons and spots that bookings may have no more are called in Indonesian. */
  names: ReadonlyMap<string, string>;
}

/** The school and its terms as they are now, and the former names that the messages need. */
export async function writerOf(tx: Db, at: AskedAt, messages: readonly BookingMessage[]): Promise<Writer> {
  const school = await findSchool(tx);
  const names = await indonesianNames(tx, messages.flatMap(formerNames));
  return { school, names, terms: termsOf(school, at) };
}

/** A payment page is made after its booking is stored (seconds). */
const PAGE_DELAY = 10;

const plainTexts = { BOOKED: booked, PAID: paid, CONFIRMED: confirmed };

/** What a message says of its booking. */
export function letterOf(message: BookingMessage, booking: WrittenBooking, speech: Speech, terms: OwnTerms): Letter {
  const free = freeUntil(booking, speech, terms);
  switch (message.kind) {
    case 'MOVED':
      return moved(booking, { ...message, free }, speech);
    case 'CANCELLED': {
      const { line, reason = null } = message;
      if (line) return lineCancelled(booking, { line, reason, free }, speech);
      return cancelled(booking, { ...message, free }, speech);
    }
    case 'REFUNDED':
      return refunded(booking, { ...message, free }, speech);
    case 'CLOSED_DAY':
      return closedDay(booking, { ...message, free }, speech);
    case 'REOPENED':
      return reopened(booking, { ...message, free }, speech);
    case 'REMINDER':
      return reminder(booking, { ...message, now: terms.now, free }, speech);
    default:
      return plainTexts[message.kind](booking, { now: terms.now, free }, speech);
  }
}

/** Begins the name of what tells guests that days are open again by one change; the id of a booking follows. */
export const reopenedKey = (change: string): string => `REOPENED:${change}:`;

/** Names what is told once, however many instances find that it is time. */
function keyOf(message: BookingMessage): string | null {
  if (message.kind === 'REMINDER') return reminderKey(message.bookingId, message.date);
  return message.kind === 'REOPENED' ? reopenedKey(message.change) + message.bookingId : null;
}

/** The days of which a message tells that they are closed, or open again. */
function closedDaysOf(message: BookingMessage): string | null {
  return message.kind === 'CLOSED_DAY' || message.kind === 'REOPENED' ? message.dates.join() : null;
}

/** A message as it is stored, but for whether it is sent. */
type Written = Omit<NewMessageRow, 'status' | 'countsFor'> & { bookingId: string };

/** A message to a guest as it is stored; undefined for a booking without an e-mail address. */
export function rowOf(message: BookingMessage, told: ToldBooking, { terms, ...by }: Writer): Written | undefined {
  if (told.email === '') return undefined;
  const speech = speechIn(languageOf(told));
  const booking = writtenIn(speech.language, told, by);
  const letter = letterOf(message, booking, speech, terms);
  const to = { name: booking.name, school: by.school, speech };
  const waitsForPage = message.kind === 'BOOKED' && isPaidOnline(booking);
  return {
    kind: message.kind,
    bookingId: booking.id,
    key: keyOf(message),
    recipient: booking.email,
    subject: letter.subject,
    text: asText(letter, to),
    html: asHtml(letter, to),
    calendar: calendarOf(booking, speech, terms.now, message.kind === 'CANCELLED' ? message.line : undefined),
    closedDays: closedDaysOf(message),
    delay: waitsForPage ? PAGE_DELAY : 0,
  };
}

/** Whether a message tells of nothing but its booking, so that it can be written anew. */
const isPlain = (kind: MessageRow['kind']): kind is keyof typeof plainTexts => kind in plainTexts;

/**
 * What is another when a message goes to the guest again: the address, and the words where the guest is written to in another
 * language since.
 */
export async function changedSince(
  tx: Db,
  { kind, html }: MessageRow,
  booking: ToldBooking,
  at: AskedAt,
): Promise<Partial<MessageContent>> {
  if (booking.email === '') return {};
  const isSame = html.includes(`<html lang="${languageOf(booking)}">`);
  const row = isPlain(kind) && !isSame && rowOf({ kind, bookingId: booking.id }, booking, await writerOf(tx, at, []));
  if (!row) return { recipient: booking.email };
  const { recipient, subject, text, html: page, calendar } = row;
  return { recipient, subject, text, html: page, calendar };
}

/** To whom a link to a new password goes. */
export interface PasswordReset {
  email: string;
  name: string;
  /** What /reset-password takes; the link is made here. */
  token: string;
}

/** The message with the link to a new password, as it is stored. */
export function resetRow({ email, name, token }: PasswordReset, school: School): NewMessageRow {
  const letter = passwordReset(token);
  const to = { name, school, speech: speechIn('en') };
  const written = { text: asText(letter, to), html: asHtml(letter, to) };
  const about = { bookingId: null, key: null, calendar: null, closedDays: null, countsFor: null };
  return { kind: 'PASSWORD_RESET', ...about, recipient: email, subject: letter.subject, ...written, status: 'WAITING' };
}
