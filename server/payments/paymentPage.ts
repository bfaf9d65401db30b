import type { Db } from '../db/connect.ts';
import { storeRedirectUrl } from '../repositories/bookings.ts';
import type { PaymentOrder, PaymentProvider } from './provider.ts';

const asking = new Map<string, Promise<string | null>>();

async function ask(db: Db, provider: PaymentProvider, order: PaymentOrder): Promise<string> {
  const { redirectUrl } = await provider.create(order);
  await storeRedirectUrl(db, order.orderId, redirectUrl);
  return redirectUrl;
}

/**
 * The page where an order is paid, asked for once however many wait for it. Null while the gateway cannot be reached: the
 * booking stands, and the next request with its Idempotency-Key asks again.
 */
export function paymentPage(
  db: Db,
  provider: PaymentProvider,
  order: PaymentOrder,
  onFailure: (error: unknown) => void,
): Promise<string | null> {
  const running = asking.get(order.orderId);
  if (running) return running;
  const asked = ask(db, provider, order)
    .catch((error: unknown) => {
      onFailure(error);
      return null;
    })
    .finally(() => asking.delete(order.orderId));
  asking.set(order.orderId, asked);
  return asked;
}
