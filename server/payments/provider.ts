import type { Booking } from '../repositories/bookings.ts';

export interface PaymentOrder {
  /** Names the payment to the gateway; cannot be guessed, and is never used for a second request. */
  orderId: string;
  booking: Booking;
  /** The address of this server as the payer's browser knows it. */
  origin: string;
  now: Date;
}

/** What a gateway says of an order. REVIEW changes nothing and is for a person: money given back, or a word not known. */
export interface PaymentNotice {
  orderId: string;
  /** Rupiah; NaN when it cannot be read. */
  amount: number;
  state: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REVIEW';
  /** The gateway's own word. */
  word: string;
}

/** Who takes online payments. What fails because of the gateway fails with a GatewayError. */
export interface PaymentProvider {
  /** Announces a payment; answers the page where the customer pays. */
  create: (order: PaymentOrder) => Promise<{ redirectUrl: string }>;
  /** Reads what is posted as the gateway's notification. */
  interpretNotification: (body: unknown) => PaymentNotice | 'MALFORMED' | 'FORGED';
  /** What the gateway says now; null when it has nothing to say of the order. */
  askStatus: (orderId: string) => Promise<PaymentNotice | null>;
}

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
  const [, base, attempt = '1'] = /^([\w-]{1,40})(?:~([1-9]\d{0,5}))?$/.exec(orderId) ?? [];
  return base === undefined ? null : { base, attempt: Number(attempt) };
}
