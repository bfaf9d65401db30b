import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { passwordResets, sessions, users } from '../db/schema.ts';

/** A user's link to a new password. */
export interface PasswordReset {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Stores a link instead of the user's earlier one. */
export async function storePasswordReset(tx: Db, { userId, ...link }: PasswordReset): Promise<void> {
  await tx
    .insert(passwordResets)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordResets.userId, set: link });
}

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

/** Whether a link can be used. */
export const isPasswordReset = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(passwordResets, isUsable(tokenHash, now))) > 0;

/**
 * Uses a link up, in a transaction: sets the user's password and ends all their sessions. Answers the user's e-mail address, or
 * undefined when the link cannot be used (any more).
 */
export async function takePasswordReset(
  tx: Db,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const [link] = await tx
    .delete(passwordResets)
    .where(isUsable(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  if (!link) return undefined;
  const isOwner = eq(users.id, link.userId);
  const [user] = await tx.update(users).set({ passwordHash }).where(isOwner).returning({ email: users.email });
  await tx.delete(sessions).where(eq(sessions.userId, link.userId));
  return user?.email;
}

/** Ends a user's link, in a transaction. */
export async function removePasswordReset(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
