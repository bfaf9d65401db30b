import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * Who changed what: a trigger writes a row for each change in a transaction that names its actor (`surf.actor`), so a change
 * and its record are stored together or not at all. Without references: the trail outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id').notNull(),
    action: text('action', { enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** What the rows do not tell: which refusal was overruled (`surf.note` of the transaction). */
    note: text('note'),
    createdAt,
  },
  (t) => [index('audit_log_row').on(t.rowId, t.id), index('audit_log_made').on(t.createdAt, t.id)],
);
