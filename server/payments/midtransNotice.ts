import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentNotice } from './provider.ts';

const Message = v.object({
  order_id: v.string(),
  status_code: v.string(),
  gross_amount: v.string(),
  transaction_status: v.string(),
  fraud_status: v.nullish(v.string()),
});
const Signature = v.object({ signature_key: v.string() });

const states: ReadonlyMap<string, PaymentNotice['state']> = new Map([
  ['settlement', 'PAID'],
  ['capture', 'PAID'],
  ['pending', 'PENDING'],
  ['authorize', 'PENDING'],
  // The payer may try again with another card, on the same page.
  ['deny', 'PENDING'],
  ['cancel', 'FAILED'],
  ['failure', 'FAILED'],
  ['expire', 'EXPIRED'],
]);

function stateOf({ transaction_status: word, status_code, fraud_status }: v.InferOutput<typeof Message>) {
  const state = states.get(word) ?? 'REVIEW';
  const isAccepted = status_code === '200' && (fraud_status ?? 'accept') === 'accept';
  return state === 'PAID' && !isAccepted ? 'PENDING' : state;
}

/** Reads a transaction as Midtrans describes it, in notifications and in answers about its status; null for anything else. */
export function readTransaction(body: unknown): PaymentNotice | null {
  const { success, output } = v.safeParse(Message, body);
  if (!success) return null;
  const amount = /^\d{1,15}(\.\d{1,2})?$/.test(output.gross_amount) ? Number(output.gross_amount) : NaN;
  return { orderId: output.order_id, amount, state: stateOf(output), word: output.transaction_status };
}

/** Midtrans's signature of a message, over its texts as they are. */
export const signatureOf = (
  message: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string =>
  createHash('sha512')
    .update(message.order_id + message.status_code + message.gross_amount + serverKey)
    .digest('hex');

/** Reads a notification that must be signed with the key. */
export function interpretSigned(body: unknown, serverKey: string): PaymentNotice | 'MALFORMED' | 'FORGED' {
  const notice = readTransaction(body);
  if (!notice) return 'MALFORMED';
  const signed = v.safeParse(Signature, body);
  const given = Buffer.from(signed.success ? signed.output.signature_key.toLowerCase() : '');
  const expected = Buffer.from(signatureOf(v.parse(Message, body), serverKey));
  return given.length === expected.length && timingSafeEqual(given, expected) ? notice : 'FORGED';
}
