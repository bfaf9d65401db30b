import * as v from 'valibot';
import { interpretSigned, readTransaction } from './midtransNotice.ts';
import { bookingPath } from '../messages/addresses.ts';
import { inTurns } from './inTurns.ts';
import { internationalPhone } from '../school/phone.ts';
import {
  GATEWAY_PATIENCE,
  GatewayError,
  PAGE_MINUTES,
  type PaymentNotice,
  type PaymentOrder,
  type PaymentProvider,
} from './provider.ts';

export interface MidtransSettings {
  serverKey: string;
  /** Where Snap is, and where the status is asked; without a slash at the end. */
  snapUrl: string;
  apiUrl: string;
  /** The least milliseconds between two questions after a notification's order. */
  statusPause: number;
}

/** Half of the time of a notification, as it may have to wait for the question before its own. */
const CONFIRM_PATIENCE = GATEWAY_PATIENCE / 2;
/** Its answers have some 2 kB. */
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_ITEM_NAME = 50;
const MAX_REASON = 255;
const MAX_WORDS = 300;

const Created = v.object({ redirect_url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) });
const Missing = v.object({ status_code: v.literal('404') });
const Answered = v.object({ status_code: v.string(), status_message: v.optional(v.string(), '') });

/** A text cut to `length` UTF-16 units, without half of a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** '2027-05-01T02:30:00.000Z' → '2027-05-01 02:30:00 +0000'. */
const startTime = (now: Date): string => `${now.toISOString().slice(0, 19).replace('T', ' ')} +0000`;

/** What the payer reads: the sessions; one line where a part of them is paid already, or a price for each person is not whole rupiah. */
function itemsOf({ id: bookingId, booking_code, booking_details }: PaymentOrder['booking'], amount: number): object[] {
  const sum = booking_details.reduce((total, { total_amount }) => total + total_amount, 0);
  const whole = (name: string) => [{ id: bookingId, name: `${name} ${booking_code}`, price: amount, quantity: 1 }];
  if (sum !== amount) return whole('Rest of booking');
  if (booking_details.some(({ total_amount, person }) => total_amount % person !== 0)) return whole('Booking');
  return booking_details.map(({ id, product_name, person, total_amount }) => ({
    id,
    name: cut(product_name, MAX_ITEM_NAME),
    price: total_amount / person,
    quantity: person,
  }));
}

/** The body of Snap's request. Prices are whole rupiah, and the items add up to the amount. */
function snapRequest({ orderId, booking, amount, origin, now }: PaymentOrder): object {
  const lifetime = { unit: 'minutes', duration: PAGE_MINUTES };
  return {
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: itemsOf(booking, amount),
    customer_details: {
      first_name: cut(booking.customer_name, 255),
      email: booking.customer_email,
      phone: internationalPhone(booking.customer_phone),
    },
    // From now on: without a start the time would run from the moment when the payer chooses how to pay.
    expiry: { start_time: startTime(now), ...lifetime },
    page_expiry: lifetime,
    callbacks: { finish: origin + bookingPath(booking.booking_code) },
  };
}

/** The text of an answer; one that is far too long is not read to its end. */
async function textOf({ body }: Response, what: string): Promise<string> {
  const parts: AsyncIterable<Uint8Array> | null = body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of parts ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new GatewayError(`${what}: the answer is too long`, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Payments by Midtrans Snap. */
export function midtrans({ serverKey, snapUrl, apiUrl, statusPause }: MidtransSettings): PaymentProvider {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
  };

  async function ask(url: string, what: string, init: RequestInit) {
    try {
      const answer = await fetch(url, { ...init, headers, redirect: 'error' });
      const text = await textOf(answer, what);
      if (answer.status >= 500) throw new GatewayError(`${what}: answered ${String(answer.status)}`, true);
      let body: unknown = null;
      try {
        body = JSON.parse(text);
      } catch {
        // Not JSON: the caller finds nothing in it.
      }
      return { status: answer.status, body };
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new GatewayError(`${what}: ${isSlow ? 'no answer in time' : 'not reached'}`, !isSlow);
    }
  }

  async function askStatus(orderId: string, signal: AbortSignal): Promise<PaymentNotice | null> {
    const url = `${apiUrl}/v2/${encodeURIComponent(orderId)}/status`;
    const { status, body } = await ask(url, 'status', { method: 'GET', signal });
    const notice = readTransaction(body);
    if (notice?.orderId === orderId) return notice;
    if (notice) throw new GatewayError('status: answered for another order', false);
    // Before the payer has chosen how to pay, Midtrans knows no transaction and says so in the body. The status 404 alone may
    // come from a proxy.
    if (v.is(Missing, body)) return null;
    throw new GatewayError(`status: answered ${String(status)}`, false);
  }
  const askInTurns = inTurns((orderId) => askStatus(orderId, AbortSignal.timeout(CONFIRM_PATIENCE)), statusPause);

  return {
    async create(order, signal) {
      const init = { method: 'POST', body: JSON.stringify(snapRequest(order)), signal };
      const { status, body } = await ask(`${snapUrl}/snap/v1/transactions`, 'create', init);
      const created = v.safeParse(Created, body);
      if (status >= 300 || !created.success) throw new GatewayError(`create: answered ${String(status)}`, false);
      return { redirectUrl: created.output.redirect_url };
    },

    interpretNotification: (body) => interpretSigned(body, serverKey),
    // The signature does not cover the status: whoever has seen one message could write another one's into it.
    confirm: ({ orderId }) => askInTurns(orderId),
    askStatus,

    async refund({ orderId, refundKey, amount, reason }, signal) {
      const url = `${apiUrl}/v2/${encodeURIComponent(orderId)}/refund`;
      const payload = { refund_key: refundKey, amount, reason: cut(reason, MAX_REASON) };
      const { status, body } = await ask(url, 'refund', { method: 'POST', body: JSON.stringify(payload), signal });
      const answered = v.safeParse(Answered, body);
      // Its own status stands in the body. What is wrong with the key or the number of calls says nothing about the refund.
      const code = answered.success ? answered.output.status_code : String(status);
      if (!answered.success || /^(401|429|5\d\d)$/.test(code))
        throw new GatewayError(`refund: answered ${code}`, false);
      if (code === '200') return { isDone: true };
      return { isDone: false, words: cut(answered.output.status_message || `It answers ${code}.`, MAX_WORDS) };
    },
  };
}
