import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { passwordResets, sessions, users } from '../db/schema.ts';

/** How long a link can be used, and its message is tried and can be read; the message says that it is an hour. */
export const LINK_MINUTES = 60;

/** A user's link to a new password. */
export interface PasswordReset {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Stores a link beside the user's earlier ones, in a transaction, and forgets those whose time is over. */
export async function storePasswordReset(tx: Db, link: PasswordReset, now: Date): Promise<void> {
  const isOver = and(eq(passwordResets.userId, link.userId), lte(passwordResets.expiresAt, now));
  await tx.delete(passwordResets).where(isOver);
  await tx.insert(passwordResets).values(link);
}

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

/** Whether a link can be used. */
export const isPasswordReset = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(passwordResets, isUsable(tokenHash, now))) > 0;

/**
 * Uses a link up, in a transaction: sets the user's password and ends all their sessions and other links. Answers the user's e-mail address, or
 * undefined when the link cannot be used (any more).
 */
export async function takePasswordReset(
  tx: Db,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const ofLink = tx.select({ id: passwordResets.userId }).from(passwordResets).where(isUsable(tokenHash, now));
  // Of several links that are used at once one wins: the others wait here, and then find theirs gone.
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ofLink))
    .for('update');
  if (!user) return undefined;
  const [link] = await tx.delete(passwordResets).where(isUsable(tokenHash, now)).returning();
  if (!link) return undefined;
  await removePasswordResets(tx, user.id);
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  return user.email;
}

/** Ends a user's links, in a transaction. */
export async function removePasswordResets(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
