import { t } from 'ttag';
import { detailsOf, messageOf, statusOf } from '../../api';
import { MAX_PEOPLE } from '../../lib/lessonPeople';
import { peopleTaken } from '../../lib/peopleProblem';
import { changedTotal, goneLines, NOT_KNOWN } from './checkoutRules';

/** Whether the login has ended, so that nothing was booked. */
export const isLoginRefused = (error: unknown): boolean => statusOf(error) === 401;

/** Whether the server refuses what the request says of single sessions. */
export const saysOfLines = (error: unknown): boolean =>
  statusOf(error) === 400 && detailsOf(error).some((detail) => /^body\/booking_details\/\d/.test(detail));

const PEOPLE = /person must be (at least )?(\d+)(?: to (\d+))? for this lesson$/;

/** A refusal of the contract in the visitor's words, as far as the page does not refuse it itself; null for others. */
function refusalInWords(detail: string): string | null {
  if (detail.endsWith('must be within the next two years')) return t`Lessons can be booked for the next two years.`;
  // The device's clock is behind, or midnight has just passed.
  if (detail.endsWith('must not be before today'))
    return t`A date in your cart has passed. Choose another day to go on.`;
  if (detail.endsWith('the tide decides the hour of this lesson'))
    return t`The tide decides the hour of this lesson now. Press again to book.`;
  const [, isLeast, least, most = least] = PEOPLE.exec(detail) ?? [];
  return least === undefined
    ? null
    : peopleTaken({ minimum: Number(least), maximum: isLeast ? MAX_PEOPLE : Number(most) });
}

/** The place of the session that a detail is about. */
const placeOf = (detail: string): number => Number(/^body\/booking_details\/(\d+)/.exec(detail)?.[1]);

/**
 * The server's words for a booking that it did not make, in the visitor's where they are known, and whether that is sure: without
 * any nobody knows. `names` are the lessons of the sessions that were sent, where they are several.
 */
export function reasonsOf(error: unknown, names: readonly string[]): { texts: string[]; isSure: boolean } {
  const gone = goneLines(error);
  if (gone.length > 0) return { texts: gone, isSure: true };
  if (isLoginRefused(error)) return { texts: [], isSure: true }; // the question about the login says it
  const details = changedTotal(error) === undefined ? detailsOf(error) : []; // the amount, which the message says
  const said = details.map((detail) => {
    const words = refusalInWords(detail);
    const name = names[placeOf(detail)];
    return words !== null && name !== undefined ? `${name}: ${words}` : words;
  });
  // 'The request is not valid.' tells nobody more than the words.
  const isSaid = said.length > 0 && said.every((words) => words !== null);
  const raw = error && !isSaid ? [messageOf(error, '')] : [];
  const texts = [...raw, ...said.map((words, index) => words ?? details[index] ?? '')].filter(Boolean);
  const status = statusOf(error);
  return { texts: [...new Set(texts)], isSure: texts.length > 0 && status >= 400 && status < 500 };
}

/** What stays of the reasons when the person goes on: that nobody knows what became of an attempt. */
export const withoutAnswer = (reasons: readonly string[]): string[] => reasons.filter((text) => text === NOT_KNOWN);
