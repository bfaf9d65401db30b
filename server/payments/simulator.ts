import type { PaymentNotice, PaymentProvider } from './provider.ts';

export const SIMULATOR_PATH = '/payments/simulator';

/** What the payer may choose → the payment's state. */
const results: ReadonlyMap<string, PaymentNotice['status']> = new Map([
  ['paid', 'PAID'],
  ['denied', 'FAILED'],
  ['expired', 'EXPIRED'],
]);

/** A rehearsal: its payment page is on this server, and the payer chooses how the payment ends. */
export const simulator: PaymentProvider = {
  create: ({ orderId, origin }) => Promise.resolve({ redirectUrl: `${origin}${SIMULATOR_PATH}/${orderId}` }),
  interpretNotification: (body) => {
    const { order_id: orderId, result } = (body ?? {}) as { order_id?: unknown; result?: unknown };
    const status = typeof result === 'string' ? results.get(result) : undefined;
    return typeof orderId === 'string' && status ? { orderId, status } : null;
  },
};
