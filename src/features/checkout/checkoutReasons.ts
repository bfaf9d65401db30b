import { t } from 'ttag';
import { detailsOf, messageOf, statusOf } from '../../api';
import { changedTotal, goneLines, NOT_KNOWN } from './checkoutRules';

/** Whether the login has ended, so that nothing was booked. */
export const isLoginRefused = (error: unknown): boolean => statusOf(error) === 401;

/** Whether the server refuses what the request says of single sessions. */
export const saysOfLines = (error: unknown): boolean =>
  statusOf(error) === 400 && detailsOf(error).some((detail) => /^body\/booking_details\/\d/.test(detail));

/** What the contract says of a day that the calendar does not offer, but that can be typed. */
const refusalInWords = (detail: string): string =>
  detail.endsWith('must be within the next two years') ? t`Lessons can be booked for the next two years.` : detail;

/** The server's words for a booking that it did not make, and whether that is sure: without them nobody knows. */
export function reasonsOf(error: unknown): { texts: string[]; isSure: boolean } {
  const gone = goneLines(error);
  if (gone.length > 0) return { texts: gone, isSure: true };
  if (isLoginRefused(error)) return { texts: [], isSure: true }; // the question about the login says it
  const details = changedTotal(error) === undefined ? detailsOf(error) : []; // the amount, which the message says
  const texts = error ? [messageOf(error, ''), ...details.map(refusalInWords)].filter(Boolean) : [];
  const status = statusOf(error);
  return { texts, isSure: texts.length > 0 && status >= 400 && status < 500 };
}

/** What stays of the reasons when the person goes on: that nobody knows what became of an attempt. */
export const withoutAnswer = (reasons: readonly string[]): string[] => reasons.filter((text) => text === NOT_KNOWN);
