import { isRecord } from '../../lib/typeGuards';
import { sessionDraft } from '../../state/persist/sessionDraft';

interface Attempt {
  request: string;
  key: string;
}

const attempt = sessionDraft<Attempt>(
  'checkoutAttempt',
  (value): value is Attempt => isRecord(value) && typeof value.request === 'string' && typeof value.key === 'string',
);

// crypto.randomUUID is absent on a site without https.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The Idempotency-Key of a booking request: the same one for the same request until it is answered, also after a reload,
 * so that a booking whose answer was lost is not made twice.
 */
export function keyForAttempt(request: object): string {
  const text = JSON.stringify(request);
  const kept = attempt.read();
  if (kept?.request === text) return kept.key;
  const key = newKey();
  attempt.write({ request: text, key });
  return key;
}

/** Forgets the key: the booking was answered, and an equal one would be another booking. */
export const forgetAttempt = (): void => attempt.clear();
