import { becomes } from './answers.ts';
import type { Asked, Given, Json } from './proxy.ts';

/** Bodies travel as latin1 text, one character a byte. */
export const sentOf = ({ body }: Asked): Json => {
  try {
    return JSON.parse(Buffer.from(body, 'latin1').toString()) as Json;
  } catch {
    return {};
  }
};
const resend = (asked: Asked, sent: Json): void => {
  asked.body = Buffer.from(JSON.stringify(sent)).toString('latin1');
};
/** A change of the JSON body that is sent. */
export const asked =
  (change: (sent: Json) => void) =>
  (request: Asked): void => {
    const sent = sentOf(request);
    if (Object.keys(sent).length === 0) return;
    change(sent);
    resend(request, sent);
  };
/** Refuses what is sent in this way. */
export const refuses =
  (status: number, isRefused: (request: Asked) => boolean) =>
  (given: Given, request: Asked): void => {
    if (given.status < 300 && isRefused(request)) becomes(given.status, status, { message: 'No.' })(given);
  };
/** The sessions of a booking. */
export const details = (one: Json): Json[] => (one['booking_details'] ?? []) as Json[];
