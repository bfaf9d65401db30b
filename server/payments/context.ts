import type { Db } from '../db/connect.ts';
import type { PaymentProvider } from './provider.ts';

/** What the work with payments needs. */
export interface PaymentContext {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  /** Until how many hours before a session its guest may change it, as messages say; without it, as the school says. */
  changeHours?: number;
  log: Record<'warn' | 'error', (about: object, message: string) => void>;
}
