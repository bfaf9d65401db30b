import { newKey } from '../../lib/newKey';
import { isRecord } from '../../lib/typeGuards';
import { sessionDraft } from './sessionDraft';

interface Attempt {
  request: string;
  /** What the person was shown that it costs, in rupiah. */
  total: number;
  key: string;
  /** The server has said that nothing was booked. */
  isRefused?: boolean;
}

const attempt = sessionDraft<Attempt>(
  'checkoutAttempt',
  (value): value is Attempt =>
    isRecord(value) &&
    typeof value.request === 'string' &&
    typeof value.total === 'number' &&
    typeof value.key === 'string',
);

/**
 * The Idempotency-Key of a booking request, and the total that goes with it: the same ones for the same request until it is
 * answered, also after a reload, so that a booking whose answer was lost is not made twice. The total stays too, although prices
 * may have changed since: the key belongs to the whole request.
 */
export function attemptAt(request: object, total: number): { key: string; total: number } {
  const text = JSON.stringify(request);
  const kept = attempt.read();
  const { key, total: sent } = kept?.request === text ? kept : { key: newKey(), total };
  attempt.write({ request: text, total: sent, key });
  return { key, total: sent };
}

/** Whether a booking was sent and nobody knows what came of it, also after a reload. */
export function isAttemptOpen(): boolean {
  const kept = attempt.read();
  return kept !== null && !kept.isRefused;
}

/** Notes that the server has refused the booking. The key stays: an earlier answer to it may have been lost. */
export function noteRefusal(): void {
  const kept = attempt.read();
  if (kept) attempt.write({ ...kept, isRefused: true });
}

/** Forgets the key: the booking was answered, or refused for its total. An equal one would be another booking. */
export const forgetAttempt = (): void => attempt.clear();
