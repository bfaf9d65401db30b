import { conflict, unavailable } from '../errors.ts';
import {
  finishRefund,
  noteAsked,
  refuseRefund,
  type RefundRow,
  unansweredRefunds,
} from '../repositories/gatewayRefunds.ts';
import { type EntryRow, findEntry, keyOfRefund } from '../repositories/ledger.ts';
import { GATEWAY_PATIENCE, GatewayError, type RefundAnswer } from './provider.ts';
import type { PaymentContext } from './settle.ts';

/** What was not answered is asked for again after so many milliseconds. */
const PAUSE = 60_000;
const BATCH = 20;

/**
 * What the gateway says to a refund. One that it refuses and lists all the same was made when it was asked for before.
 */
async function answerTo({ provider }: PaymentContext, refund: RefundRow): Promise<RefundAnswer> {
  const deadline = AbortSignal.timeout(GATEWAY_PATIENCE);
  const answer = await provider.refund(refund, deadline);
  if (answer.isDone) return answer;
  const notice = await provider.askStatus(refund.orderId, deadline);
  return notice?.refunds?.some(({ key }) => key === refund.refundKey) ? { isDone: true } : answer;
}

/**
 * Asks the gateway for a refund that is noted, and writes the answer down. Fails with 409 and the gateway's words where it
 * refuses; with 503 while it does not say, and then it is asked again by itself.
 */
export async function askForRefund(context: PaymentContext, refund: RefundRow): Promise<EntryRow> {
  const { db, log, now } = context;
  const { orderId, refundKey } = refund;
  const answer = await answerTo(context, refund).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ orderId, reason: error.message }, 'The payment gateway did not say whether it gives money back.');
    throw unavailable(
      'The payment gateway does not say whether it gives the money back. It is asked again every minute; the refund stands here as soon as it is made.',
      60,
    );
  });
  if (!answer.isDone) await refuseRefund(db, refundKey);
  // The gateway's notification may have been faster than its answer.
  const entry = answer.isDone
    ? await finishRefund(db, refund, now())
    : await findEntry(db, keyOfRefund(orderId, refundKey));
  if (entry) return entry;
  if (answer.isDone) throw conflict('The payment gateway gave back more than was paid. Please look at its own list.');
  throw conflict(`The payment gateway does not give this money back: ${answer.words}`);
}

/** Asks again for the refunds that the gateway has not answered, so that a lost answer leaves nothing open. */
export async function repeatRefunds(context: PaymentContext, isStopping = (): boolean => false): Promise<void> {
  const since = new Date(context.now().getTime() - PAUSE);
  for (const refund of await unansweredRefunds(context.db, since, BATCH)) {
    if (isStopping()) return;
    await noteAsked(context.db, refund.refundKey, context.now());
    await askForRefund(context, refund).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown';
      context.log.warn({ orderId: refund.orderId, reason }, 'A refund at the payment gateway is not made.');
    });
  }
}
