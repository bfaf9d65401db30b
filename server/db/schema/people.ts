import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['ADMIN', 'STAFF', 'CUSTOMER'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`), index('users_name').on(t.name, t.id)],
);

/** A signed-in session: the hash of its refresh token. Its access tokens name its id and die with it. */
export const sessions = pgTable(
  'sessions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** The links to a new password that users asked for: the hashes of their tokens. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** What is limited per time window, for all instances together. A key is a hash: nobody's address is kept. */
export const counters = pgTable(
  'counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('counters_expires_at').on(t.expiresAt)],
);
