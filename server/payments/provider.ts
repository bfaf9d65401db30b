export interface Order {
  /** Names the payment to the gateway; cannot be guessed. */
  orderId: string;
  /** The page where the customer pays. */
  redirectUrl: string;
}

/** Who takes online payments. */
export interface PaymentProvider {
  /** Announces a payment; `amount` in rupiah, `origin` the address of this server as the payer knows it. */
  create: (payment: { bookingCode: string; amount: number; origin: string }) => Promise<Order>;
}
