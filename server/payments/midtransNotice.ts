import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { CURRENCY, type PaymentNotice, type PaymentState } from './provider.ts';

const Message = v.object({
  order_id: v.string(),
  status_code: v.string(),
  gross_amount: v.string(),
  // Left out for some ways to pay; what is asked for is in rupiah.
  currency: v.nullish(v.string(), CURRENCY),
  transaction_status: v.string(),
  fraud_status: v.nullish(v.string()),
  // A list in answers about the status; a notification names the last refund alone.
  refunds: v.fallback(v.nullish(v.array(v.object({ refund_key: v.string(), refund_amount: v.string() }))), null),
});
/** '10000.00' → 10000; NaN for what is no amount. */
const amountOf = (text: string): number => (/^\d{1,15}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN);

const Signature = v.object({ signature_key: v.string() });

const states: ReadonlyMap<string, PaymentState> = new Map([
  ['settlement', 'PAID'],
  ['capture', 'PAID'],
  ['pending', 'PENDING'],
  // The card's money is reserved, and still has to be captured.
  ['authorize', 'DECIDING'],
  ['deny', 'DENIED'],
  ['cancel', 'FAILED'],
  ['failure', 'FAILED'],
  ['expire', 'EXPIRED'],
]);

function stateOf({ transaction_status: word, status_code, fraud_status }: v.InferOutput<typeof Message>): PaymentState {
  const state = states.get(word) ?? 'REVIEW';
  const fraud = fraud_status ?? 'accept';
  if (state !== 'PAID' || (status_code === '200' && fraud === 'accept')) return state;
  return fraud === 'deny' ? 'DENIED' : 'DECIDING';
}

/** Reads a transaction as Midtrans describes it, in notifications and in answers about its status; null for anything else. */
export function readTransaction(body: unknown): PaymentNotice | null {
  const { success, output } = v.safeParse(Message, body);
  if (!success) return null;
  const { order_id: orderId, currency, transaction_status: word } = output;
  const refunds = output.refunds?.map(({ refund_key: key, refund_amount }) => ({
    key,
    amount: amountOf(refund_amount),
  }));
  return {
    orderId,
    amount: amountOf(output.gross_amount),
    currency,
    state: stateOf(output),
    word,
    ...(refunds && { refunds }),
  };
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
