import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { User } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { sessions, users } from '../db/schema.ts';
import { badAccessToken } from '../errors.ts';
import { onlyRow } from './onlyRow.ts';
import { contains, type Paged, type PageRequest, paged } from './paging.ts';

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

/** The ids of all administrators, whom nobody else can change until the transaction ends. */
export async function lockAdministrators(tx: Db): Promise<string[]> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).for('update');
  return admins.map(({ id }) => id);
}

/** A user whom nobody else can change until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [user] = await tx.select(columns).from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Sees to it that a user is there until the transaction ends; 401 when the account was deleted since its token was looked at. */
export async function holdUser(tx: Db, id: string): Promise<void> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  if (found.length === 0) throw badAccessToken();
}

/** Whether somebody else has an e-mail address, without regard to case. */
export async function isEmailOfAnother(db: Db, email: string, id: string): Promise<boolean> {
  const sameEmail = and(eq(sql`lower(${users.email})`, sql`lower(${email}::text)`), ne(users.id, id));
  return (await db.$count(users, sameEmail)) > 0;
}

/** Changes a user. */
export const updateUser = async (tx: Db, id: string, change: Omit<User, 'id'>): Promise<User> =>
  onlyRow(await tx.update(users).set(change).where(eq(users.id, id)).returning(columns));

/** Deletes a user; the sessions go too, the bookings stay. */
export async function removeUser(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** Ends all sessions of a user. */
export async function removeSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
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
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
    .prepare('user_of_session')
    .execute();
  return row;
}

/** The session of a refresh token that has not expired. */
export async function findLogin(db: Db, tokenHash: string, now: Date): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** Ends a session; expired ones of anybody go with it. Whether it was still there: of several requests at once one ends it. */
export async function removeSession(db: Db, id: string, now: Date): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(sql`${sessions.id} = ${id} or ${sessions.expiresAt} <= ${now.toISOString()}`)
    .returning({ id: sessions.id });
  return removed.some((session) => session.id === id);
}
