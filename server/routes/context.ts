import type { LoginAttempts } from '../auth/loginAttempts.ts';
import type { AccessTokens } from '../auth/tokens.ts';
import type { Db } from '../db/connect.ts';
import type { MailSettings } from '../messages/transport.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** What the handlers work with. */
export interface Context {
  db: Db;
  tokens: AccessTokens;
  /** Failed logins; null when nothing is limited. */
  logins: LoginAttempts | null;
  payments: PaymentProvider;
  publicUrl: string | null;
  /** Null: messages are a rehearsal. */
  mail: MailSettings | null;
  now: () => Date;
}
