import type { Booking } from '../contract.gen.ts';

export interface PaymentOrder {
  /** Names the payment to the gateway; cannot be guessed, and is never used for a second request. */
  orderId: string;
  booking: Booking;
  /** What is to be paid. */
  amount: number;
  /** The address of this server as the payer's browser knows it. */
  origin: string;
  now: Date;
}

/**
 * How an order stands at its gateway.
 * - PENDING: a payment is on its way.
 * - DECIDING: the money is held until somebody accepts or refuses it.
 * - DENIED: a try was refused; the payer may make another one on the same page.
 * - REVIEW: to be decided by a person, such as a refund or an unknown status.
 */
export type PaymentState = 'PENDING' | 'DECIDING' | 'DENIED' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REVIEW';

/** Minutes that a payment page is open. */
export const PAGE_MINUTES = 180;

/** The currency of every price and payment. */
export const CURRENCY = 'IDR';

/** What a gateway says of an order. */
export interface PaymentNotice {
  orderId: string;
  /** NaN when it cannot be read. */
  amount: number;
  currency: string;
  state: PaymentState;
  /** The gateway's own name of the state. */
  word: string;
  /** What it has given back of the order, where it tells so. */
  refunds?: Refunded[];
}

/** Money that a gateway has given back; the key is this server's, or the gateway's own for what was given back there. */
export interface Refunded {
  key: string;
  amount: number;
}

export interface RefundRequest {
  orderId: string;
  /** A repetition with the same key gives nothing back a second time. */
  refundKey: string;
  amount: number;
  reason: string;
}

/** What a gateway says to a refund: done, or refused with its own words. */
export type RefundAnswer = { isDone: true } | { isDone: false; words: string };

/** Who takes online payments. What fails because of the gateway fails with a GatewayError. */
export interface PaymentProvider {
  /** Announces a payment; returns the page where the customer pays, a page of this server as a path. */
  create: (order: PaymentOrder, deadline: AbortSignal) => Promise<{ redirectUrl: string }>;
  /** Reads what is posted as the gateway's notification, and checks its signature. */
  interpretNotification: (body: unknown) => PaymentNotice | 'MALFORMED' | 'FORGED';
  /**
   * What counts of a notification: what the gateway itself says of its order when it is asked, or null when it knows of no
   * payment. A gateway that cannot be asked has to be taken at its word.
   */
  confirm: (notice: PaymentNotice) => Promise<PaymentNotice | null>;
  /** What the gateway says now; null when nobody has chosen yet how to pay. */
  askStatus: (orderId: string, deadline: AbortSignal) => Promise<PaymentNotice | null>;
  /** Gives money back. A GatewayError says that nobody knows whether it was. */
  refund: (request: RefundRequest, deadline: AbortSignal) => Promise<RefundAnswer>;
}

/** How long a request may wait for its gateway in all (ms): less than a stopping server waits for requests (stopping.ts). */
export const GATEWAY_PATIENCE = 5000;

/** The gateway was not reached or refused. The message names no person, order or key. */
export class GatewayError extends Error {
  /** Whether the same may succeed in a moment. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** The name of an order at its nth attempt: a gateway that did not answer may have taken the name before. */
export const orderIdOf = (base: string, attempt: number): string =>
  attempt <= 1 ? base : `${base}~${String(attempt)}`;

/** The order and the attempt that a name stands for; null when it cannot be one of ours. */
export function readOrderId(orderId: string): { base: string; attempt: number } | null {
  const [, base, attempt = '1'] = /^([\w-]{1,40})(?:~([2-9]|[1-9]\d{1,5}))?$/.exec(orderId) ?? [];
  return base === undefined ? null : { base, attempt: Number(attempt) };
}
