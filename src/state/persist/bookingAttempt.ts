import { newKey } from '../../lib/newKey';
import { isRecord } from '../../lib/typeGuards';
import { sessionDraft } from './sessionDraft';
import { CHECKOUT_ATTEMPT } from './webStorage';

/** A booking request as far as it says what the person has not chosen. */
interface Sent {
  language?: string | null;
  customer_details: object;
}

interface Attempt {
  request: Sent;
  /** What the person was shown that it costs, in rupiah. */
  total: number;
  key: string;
  /** The server has said that nothing was booked. */
  isRefused?: boolean;
  /** An earlier try of it got no answer. */
  isLost?: boolean;
}

const attempt = sessionDraft<Attempt>(
  CHECKOUT_ATTEMPT,
  (value): value is Attempt =>
    isRecord(value) &&
    isRecord(value.request) &&
    isRecord(value.request.customer_details) &&
    typeof value.total === 'number' &&
    typeof value.key === 'string',
);

/**
 * What the person has chosen. The country follows from the phone number once the code for that has come, and the language is the
 * page's: neither makes it another booking.
 */
const chosenOf = ({ language: _language, customer_details, ...others }: Sent): string => {
  const { country: _country, ...customer } = customer_details as { country?: string };
  return JSON.stringify({ customer, ...others });
};

/**
 * The Idempotency-Key of a booking request, and the request and total that go with it: the same ones for the same choice until it
 * is answered, also after a reload, so that a booking whose answer was lost is not made twice. The key belongs to all that was
 * sent, so the total stays as well, although prices may have changed since.
 */
export function attemptAt<Request extends Sent>(
  request: Request,
  total: number,
): { key: string; total: number; request: Request } {
  const kept = attempt.read();
  // What was refused, and got no other answer before, was booked under no key: the request of now goes out.
  const isLost = kept !== null && (kept.isLost === true || !kept.isRefused);
  const same = isLost ? chosenOf : (sent: Sent) => JSON.stringify(sent);
  const sent =
    kept !== null && same(kept.request) === same(request)
      ? { key: kept.key, total: kept.total, request: kept.request as Request }
      : { key: newKey(), total, request };
  attempt.write({ ...sent, isLost: isLost && sent.key === kept.key });
  return sent;
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
