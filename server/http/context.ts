import type { LoginAttempts } from '../auth/loginAttempts.ts';
import type { PasswordResets } from '../auth/passwordResets.ts';
import type { AccessTokens } from '../auth/tokens.ts';
import type { Db } from '../db/connect.ts';
import type { MailSettings } from '../messages/transport.ts';
import type { EmailTries } from '../limits/emailTries.ts';
import type { NetworkName } from '../limits/networkOf.ts';
import type { PaymentContext } from '../payments/context.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { KnownSchool } from '../repositories/knownSchool.ts';

/** What the handlers work with. */
export interface Context {
  db: Db;
  school: KnownSchool;
  tokens: AccessTokens;
  /** Failed logins; null when nothing is limited. */
  logins: LoginAttempts | null;
  resets: PasswordResets;
  /** Wrong e-mail addresses for a booking; null when nothing is limited. */
  emailTries: EmailTries | null;
  /** What stands for the network of an address in the database. */
  networkName: NetworkName;
  payments: PaymentProvider;
  publicUrl: string | null;
  /** Null: messages are a rehearsal. */
  mail: MailSettings | null;
  /**
   * The setting: until how many hours before its hour, or before its day where it has no hour, a guest may move or
   * cancel a session, where the school says nothing.
   */
  changeHours: number;
  now: () => Date;
}

/** What the work with payments needs of the handlers' context; it writes into the log of its request. */
export const paymentContext = (
  { db, payments: provider, changeHours, now }: Context,
  log: PaymentContext['log'],
): PaymentContext => ({ db, provider, changeHours, now, log });
