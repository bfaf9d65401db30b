export interface PaymentOrder {
  /** Names the payment to the gateway; cannot be guessed. */
  orderId: string;
  bookingCode: string;
  /** Rupiah. */
  amount: number;
  /** The address of this server as the payer's browser knows it. */
  origin: string;
}

/** How a payment ended. */
export interface PaymentNotice {
  orderId: string;
  status: 'PAID' | 'FAILED' | 'EXPIRED';
}

/** Who takes online payments. */
export interface PaymentProvider {
  /** Announces a payment; answers the page where the customer pays. Fails when the gateway cannot be reached. */
  create: (order: PaymentOrder) => Promise<{ redirectUrl: string }>;
  /** Reads what the gateway posts; null when it says nothing that ends a payment, or is not the gateway's. */
  interpretNotification: (body: unknown) => PaymentNotice | null;
}
