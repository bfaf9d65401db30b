import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from './provider.ts';

export const SIMULATOR_PATH = '/payments/simulator';

/** A rehearsal: its payment page is on this server, and the payer chooses how the payment ends. */
export const simulator: PaymentProvider = {
  create: ({ origin }) => {
    const orderId = randomBytes(18).toString('base64url');
    return Promise.resolve({ orderId, redirectUrl: `${origin}${SIMULATOR_PATH}/${orderId}` });
  },
};
