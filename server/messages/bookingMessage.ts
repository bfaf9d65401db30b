import type { LedgerEntry } from '../contract.gen.ts';
import type { CancelledLine } from './texts/lineCancelled.ts';
import type { Before } from './texts/moved.ts';

/** What a guest is told of a booking. */
export type BookingMessage =
  | { kind: 'PAID' | 'CONFIRMED'; bookingId: string }
  /** By a guest, or at the counter. */
  | { kind: 'BOOKED'; bookingId: string; isByGuest?: boolean }
  /** By a person, unless it was not paid in time. */
  | {
      kind: 'CANCELLED';
      bookingId: string;
      isOverdue?: boolean;
      isByGuest?: boolean;
      reason?: string | null;
      /** The part that is cancelled, where the rest of it remains. */
      line?: CancelledLine;
    }
  /** Sessions that were something else, or are new; what they are now is read. */
  | {
      kind: 'MOVED';
      bookingId: string;
      changes: readonly Before[];
      added: readonly string[];
      reason: string | null;
      isByGuest?: boolean;
    }
  | ({ kind: 'REFUNDED'; bookingId: string } & Pick<LedgerEntry, 'method' | 'amount'>)
  | { kind: 'CLOSED_DAY'; bookingId: string; dates: string[]; reason: string | null }
  /** Days that the guest knows as closed, and the change by which they are open again. */
  | { kind: 'REOPENED'; bookingId: string; dates: string[]; change: string }
  | { kind: 'REMINDER'; bookingId: string; date: string };

/** The names of lessons and spots that a message tells of and its booking may have no more. */
export function formerNames(message: BookingMessage): string[] {
  if (message.kind === 'MOVED') return message.changes.flatMap(({ lesson, spot }) => [lesson, spot]);
  return message.kind === 'CANCELLED' && message.line ? [message.line.lesson] : [];
}
