import type { Db } from '../db/connect.ts';
import type { PaymentProvider } from './provider.ts';

/** What the work with payments needs. */
export interface PaymentContext {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  /** The setting CHANGE_HOURS, which holds where the school says nothing. */
  changeHours: number;
  log: Record<'warn' | 'error', (about: object, message: string) => void>;
}
