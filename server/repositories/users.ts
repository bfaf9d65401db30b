import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { User } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { sessions, users } from '../db/schema.ts';
import { conflict, notFound } from '../errors.ts';
import { onlyRow } from './onlyRow.ts';
import { contains, type Paged, type PageRequest, paged } from './paging.ts';
import { removePasswordResets } from './passwordResets.ts';

type NewUser = Omit<typeof users.$inferInsert, 'id'>;

const columns = { id: users.id, name: users.name, email: users.email, role: users.role };

/** A user by e-mail address, without regard to case, with the hash of the password. */
export async function findUserByEmail(db: Db, email: string): Promise<(User & { passwordHash: string }) | undefined> {
  const [row] = await db
    .select({ ...columns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email}::text)`));
  return row;
}

/** Stores a user; undefined when the e-mail address is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning(columns);
  return row;
}

/** Users by name, ten a page. `search` finds a part of the name or of the e-mail address. */
export function listUsers(db: Db, request: PageRequest & { search?: string }): Promise<Paged<User>> {
  const { search } = request;
  const where = search === undefined ? undefined : or(contains(users.name, search), contains(users.email, search));
  const rows = db.select(columns).from(users).where(where).orderBy(asc(users.name), asc(users.id));
  return paged(request, rows, db.$count(users, where));
}

/** Locks the administrators, so that two changes at once cannot leave the school without one. */
async function isLastAdministrator(tx: Db, id: string): Promise<boolean> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).for('update');
  return admins.length === 1 && admins[0]?.id === id;
}

/** A user who stays as they are until the transaction ends; 404 when there is none. */
async function lockUser(tx: Db, id: string): Promise<User> {
  const [user] = await tx.select(columns).from(users).where(eq(users.id, id)).for('update');
  if (!user) throw notFound('User');
  return user;
}

export const emailTaken = () => conflict('This e-mail address is already registered.');

/**
 * Changes a user, in a transaction. A change of role ends the user's sessions, one of the address a link to a new password that
 * was sent to the old one; the last administrator keeps the role.
 */
export async function changeUser(tx: Db, id: string, change: Omit<User, 'id'>): Promise<User> {
  if (change.role !== 'ADMIN' && (await isLastAdministrator(tx, id))) {
    throw conflict('The last administrator must keep the role.');
  }
  const before = await lockUser(tx, id);
  const sameEmail = and(eq(sql`lower(${users.email})`, sql`lower(${change.email}::text)`), ne(users.id, id));
  if ((await tx.$count(users, sameEmail)) > 0) throw emailTaken();
  const after = onlyRow(await tx.update(users).set(change).where(eq(users.id, id)).returning(columns));
  if (before.role !== change.role) await tx.delete(sessions).where(eq(sessions.userId, id));
  if (before.email !== change.email) await removePasswordResets(tx, id);
  return after;
}

/** Deletes a user who is no administrator, in a transaction; the sessions go too, the bookings stay. */
export async function removeUser(tx: Db, id: string): Promise<true> {
  const { role } = await lockUser(tx, id);
  if (role === 'ADMIN') throw conflict('A user with the role ADMIN cannot be deleted.');
  await tx.delete(users).where(eq(users.id, id));
  return true;
}

/** Whether there is an administrator. */
export const hasAdministrator = async (db: Db): Promise<boolean> =>
  (await db.$count(users, eq(users.role, 'ADMIN'))) > 0;

/**
 * Begins a session; returns its id, or undefined when the password is another since it was compared. The lock lets a change of
 * the password, which ends all sessions, come before or after.
 */
export async function insertSession(
  db: Db,
  { userId, passwordHash, ...session }: { userId: string; passwordHash: string; tokenHash: string; expiresAt: Date },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
    const [user] = await tx.select({ id: users.id }).from(users).where(isUnchanged).for('share');
    if (!user) return undefined;
    const row = { userId, ...session };
    return onlyRow(await tx.insert(sessions).values(row).returning({ id: sessions.id })).id;
  });
}

/** The user of a session that has not ended. */
export async function findUserOfSession(db: Db, sessionId: string, now: Date): Promise<User | undefined> {
  const [row] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)));
  return row;
}

/** The session of a refresh token that has not expired. */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** Ends a session; expired ones of anybody go with it. */
export async function removeSession(db: Db, id: string, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.id} = ${id} or ${sessions.expiresAt} <= ${now.toISOString()}`);
}
