import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { networkOf } from '../limits/networkOf.ts';
import { type Limit, sharedCounts } from '../limits/sharedCounts.ts';
import { mailboxOf } from '../messages/mailboxOf.ts';
import { queueReset } from '../messages/queue.ts';
import {
  isPasswordReset,
  LINK_MINUTES,
  storePasswordReset,
  takePasswordReset,
} from '../repositories/passwordResets.ts';
import { findUserByEmail } from '../repositories/users.ts';
import { accountOf } from './loginAttempts.ts';
import { hashPassword, passwordWork } from './passwords.ts';
import { hashToken, newSecret } from './tokens.ts';

const MINUTE = 60_000;
/** From one network for one mailbox. Others' requests do not count, or they could keep the owner from a link. */
const mailsOfPair: Limit = { max: 5, window: 60 * MINUTE };
/** Longer than a request for a link works, with an account or without. */
const ANSWER_STEP = 300;

export type PasswordResets = ReturnType<typeof passwordResets>;

/** Lets work take a whole number of steps, so that the time tells nobody what was done in it. */
async function inSteps(work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  try {
    await work();
  } finally {
    await sleep(ANSWER_STEP - ((performance.now() - begun) % ANSWER_STEP));
  }
}

const badToken = () =>
  new HttpError(400, 'This link was used before, is too old or is not known. Please ask for a new one.');

interface Options {
  db: Db;
  now: () => Date;
  isLimited: boolean;
}

/** New passwords for those who forgot theirs: by a link in a mail, of which only a hash is stored. */
export function passwordResets({ db, now, isLimited }: Options) {
  const counts = isLimited ? sharedCounts(db, now) : null;

  /**
   * Counted for any address, so that one without an account is treated the same; together for all accounts whose addresses reach one
   * mailbox, which anybody can make.
   */
  async function isOneMailTooMany(email: string, ip: string): Promise<boolean> {
    const counted = await counts?.hit(`password reset ${networkOf(ip)} ${mailboxOf(accountOf(email))}`, mailsOfPair);
    return counted !== undefined && counted.count > mailsOfPair.max;
  }

  async function sendLink(email: string, ip: string): Promise<void> {
    const token = newSecret();
    if (await isOneMailTooMany(email, ip)) return;
    await db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user) return;
      const expiresAt = new Date(now().getTime() + LINK_MINUTES * MINUTE);
      await storePasswordReset(tx, { userId: user.id, tokenHash: hashToken(token), expiresAt }, now());
      // To the stored address: what is equal to it without regard to case may be another mailbox.
      await queueReset(tx, { email: user.email, name: user.name, token });
    });
  }

  return {
    /** Writes to the owner of an address, if there is an account; nobody can tell from the answer or its time. */
    request: (email: string, ip: string): Promise<void> => inSteps(() => sendLink(email, ip)),

    /** Sets a password by the token of a link and ends all sessions; answers whose it was. Throws 400 for a token that is none. */
    reset(token: string, password: string): Promise<string> {
      const tokenHash = hashToken(token);
      return passwordWork(async () => {
        // Before the slow hash, which nobody gets for a made-up token.
        if (!(await isPasswordReset(db, tokenHash, now()))) throw badToken();
        const passwordHash = await hashPassword(password);
        const email = await db.transaction((tx) => takePasswordReset(tx, { tokenHash, passwordHash, now: now() }));
        if (email === undefined) throw badToken();
        return email;
      });
    },
  };
}
