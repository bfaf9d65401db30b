import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

interface Item {
  id: string;
  name: string;
  price: number;
  quantity: number;
}
export interface SnapRequest {
  transaction_details: { order_id: string; gross_amount: number };
  item_details: Item[];
  customer_details: { first_name: string; email: string; phone?: string };
  expiry: { start_time: string; unit: string; duration: number };
  page_expiry: { unit: string; duration: number };
  callbacks: { finish: string };
}
/** What Midtrans says of a transaction. */
export interface Said {
  transaction_status: string;
  status_code: string;
  fraud_status?: string;
  gross_amount?: string;
  /** Empty: none is named. */
  currency?: string;
  /** When the answer is about another order than was asked for. */
  order_id?: string;
}
export interface RefundCall {
  order_id: string;
  refund_key: string;
  amount: number;
  reason: string;
}
export type Trouble =
  | 'broken'
  | 'broken after it was made'
  | 'slow'
  | 'slow after it was made'
  | 'refuses'
  | 'no JSON'
  | 'endless'
  | 'nothing at the address';

const wait = (ms: number) => sleep(ms, undefined, { ref: false });

/** A test double of Midtrans's Snap API, as documented, on a port of its own. It checks requests and sends notifications. */
export class SnapDouble {
  readonly serverKey = 'SB-Mid-server-double';
  /** The bodies of the requests for a page, refused ones as well. */
  readonly asked: SnapRequest[] = [];
  readonly statusAsked: string[] = [];
  /** The requests for refunds, refused and repeated ones as well. */
  readonly refundsAsked: RefundCall[] = [];
  /** What it has given back, each key once. */
  readonly refunds: RefundCall[] = [];
  /** Its words to the next refunds, instead of making them. */
  refundRefusal: string | null = null;
  /** Called when a refund is made and not answered yet, as its notification may be faster. */
  beforeAnswer: ((refund: RefundCall) => Promise<void>) | null = null;
  /** The failures of the next requests, one each. */
  troubles: Trouble[] = [];
  /** The HTTP status for an unknown transaction: 200 or 404; the body says 404 in both cases. */
  missingStatus = 404;
  /** How long an answer takes. */
  delay = 0;
  /** How much of endless answers was sent. */
  bytesSent = 0;
  readonly #orders = new Map<string, number>();
  readonly #said = new Map<string, Said>();
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  async start(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops listening, so that connections are refused; it can be started again. */
  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Sets the answer to later requests for the status of an order. */
  say(orderId: string, said: Said): void {
    this.#said.set(orderId, said);
  }

  /** The message of an order, signed unless a wrong key is given. */
  message(orderId: string, said: Said, key = this.serverKey): Record<string, string> {
    const gross_amount = said.gross_amount ?? `${String(this.#orders.get(orderId) ?? 0)}.00`;
    const { transaction_status, status_code, fraud_status, currency = 'IDR', order_id = orderId } = said;
    const text = `${order_id}${status_code}${gross_amount}${key}`;
    return {
      transaction_status,
      status_code,
      order_id,
      gross_amount,
      ...(fraud_status !== undefined && { fraud_status }),
      ...(currency !== '' && { currency }),
      payment_type: 'bank_transfer',
      signature_key: createHash('sha512').update(text).digest('hex'),
    };
  }

  /** Sends a notification as Midtrans does: up to five times, until the answer is a success. */
  async notify(send: (message: object) => Promise<number>, message: object): Promise<number[]> {
    const answers: number[] = [];
    do answers.push(await send(message));
    while ((answers.at(-1) ?? 0) >= 300 && answers.length < 6);
    return answers;
  }

  #refusal(body: SnapRequest): string | null {
    const { order_id: orderId, gross_amount: amount } = body.transaction_details;
    if (!/^[A-Za-z0-9\-_~.]{1,50}$/.test(orderId)) return 'transaction_details.order_id is not valid';
    if (this.#orders.has(orderId)) return 'transaction_details.order_id sudah digunakan';
    if (!Number.isInteger(amount) || amount < 1) return 'transaction_details.gross_amount must be a positive integer';
    const sum = body.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0);
    if (sum !== amount) return 'transaction_details.gross_amount is not equal to the sum of item_details';
    const isTooLong = body.item_details.some(({ name }) => name.length > 50);
    if (isTooLong || body.item_details.some(({ price }) => !Number.isInteger(price)))
      return 'item_details is not valid';
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}$/.test(body.expiry.start_time))
      return 'expiry.start_time is not valid';
    return null;
  }

  #create(body: SnapRequest): [number, object] {
    this.asked.push(body);
    const refusal = this.#refusal(body);
    if (refusal !== null) return [400, { error_messages: [refusal] }];
    const { order_id: orderId, gross_amount: amount } = body.transaction_details;
    this.#orders.set(orderId, amount);
    const token = `token-of-${orderId}`;
    return [201, { token, redirect_url: `${this.url}/snap/v4/redirection/${token}` }];
  }

  /** As an administrator of the gateway gives money back there. */
  giveBack(refund: RefundCall): void {
    this.refunds.push(refund);
    const paid = this.#orders.get(refund.order_id) ?? 0;
    const isAll = this.#givenBack(refund.order_id) >= paid;
    this.say(refund.order_id, { transaction_status: isAll ? 'refund' : 'partial_refund', status_code: '200' });
  }

  #givenBack(orderId: string): number {
    return this.refunds.reduce((sum, { order_id, amount }) => sum + (order_id === orderId ? amount : 0), 0);
  }

  /** As documented: the status in the body; a key that was used before gives nothing back again. */
  async #refund(refund: RefundCall): Promise<[number, object]> {
    this.refundsAsked.push(refund);
    const { order_id: orderId, refund_key, amount } = refund;
    const refuse = (status_code: string, status_message: string): [number, object] => [
      200,
      { status_code, status_message },
    ];
    if (this.refundRefusal !== null) return refuse('412', this.refundRefusal);
    if (!/^[\w-]{1,40}$/.test(refund_key)) return refuse('400', 'refund_key is not valid');
    if (this.refunds.some((made) => made.refund_key === refund_key)) return refuse('406', 'Duplicate refund key');
    if (this.#givenBack(orderId) + amount > (this.#orders.get(orderId) ?? 0))
      return refuse('414', 'Refund amount is more than what was paid.');
    this.giveBack(refund);
    await this.beforeAnswer?.(refund);
    return [200, { status_code: '200', status_message: 'Success, refund request is approved', refund_key }];
  }

  #status(orderId: string): [number, object] {
    this.statusAsked.push(orderId);
    const said = this.#said.get(orderId);
    const refunds = this.refunds
      .filter((refund) => refund.order_id === orderId)
      .map(({ refund_key, amount }) => ({ refund_key, refund_amount: `${String(amount)}.00` }));
    if (said) return [200, { ...this.message(orderId, said), ...(refunds.length > 0 && { refunds }) }];
    return [this.missingStatus, { status_code: '404', status_message: "Transaction doesn't exist." }];
  }

  /** Sends an endless answer until the other side closes the connection. */
  async #sendEndlessly(response: http.ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"status_message":"');
    for (let part = 0; part < 1600 && !response.destroyed; part += 1) {
      const isTaken = response.write('x'.repeat(64 * 1024));
      this.bytesSent += 64 * 1024;
      if (!isTaken) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end('"}');
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const send = (status: number, body: object | string) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const trouble = this.troubles.shift();
    await wait(trouble === 'slow' ? 30_000 : this.delay);
    const expected = `Basic ${Buffer.from(`${this.serverKey}:`).toString('base64')}`;
    const denied = 'Access denied due to unauthorized transaction, please check client or server key';
    if (trouble === 'broken') send(500, { error_messages: ['Internal server error'] });
    else if (trouble === 'no JSON') send(200, '<html>');
    else if (trouble === 'nothing at the address') send(404, '<html>');
    else if (trouble === 'endless') await this.#sendEndlessly(response);
    else if (trouble === 'refuses' || request.headers.authorization !== expected)
      send(401, { error_messages: [denied] });
    else if (request.method === 'POST' && request.url === '/snap/v1/transactions') {
      const made = this.#create(JSON.parse(Buffer.concat(chunks).toString()) as SnapRequest);
      if (trouble === 'broken after it was made') send(502, {});
      else send(...made);
    } else if (request.method === 'POST' && request.url?.endsWith('/refund')) {
      const order_id = decodeURIComponent(/^\/v2\/([^/]+)\/refund$/.exec(request.url)?.[1] ?? '');
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Omit<RefundCall, 'order_id'>;
      const answered = await this.#refund({ ...asked, order_id });
      if (trouble === 'slow after it was made') await wait(30_000);
      if (trouble === 'broken after it was made') send(502, {});
      else send(...answered);
    } else {
      const orderId = /^\/v2\/([^/]+)\/status$/.exec(request.url ?? '')?.[1];
      if (request.method === 'GET' && orderId !== undefined) send(...this.#status(decodeURIComponent(orderId)));
      else send(404, { error_messages: ['Not found'] });
    }
  }
}

/** Starts a double that runs until the tests of the file are done. Call it at the top of the file. */
export async function startSnapDouble(): Promise<SnapDouble> {
  const snap = new SnapDouble();
  await snap.start();
  after(() => snap.stop().catch(() => undefined)); // a test may have left it stopped
  return snap;
}
