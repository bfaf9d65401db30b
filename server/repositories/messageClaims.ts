import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { messages } from '../db/schema.ts';
import { type MessageRow, openPage, resetLife } from './messages.ts';

/** A message that this process alone tries to send, until its claim ends. */
export interface ClaimedMessage extends MessageRow {
  /** Whether it is of no more use to its reader. */
  isStale: boolean;
  /** Whether it tells of closed days that are open again. */
  isWithdrawn: boolean;
}

/** How long a claim lasts without being renewed. */
const CLAIM = sql`now() + interval '60 seconds'`;
/** How long a message is tried: what is about a moment is of no use after it. */
const patience = sql`case ${messages.kind} when 'PASSWORD_RESET' then ${resetLife} when 'REMINDER' then interval '15 hours'
  else interval '1 day' end`;

/** Whether one of the days of which a message tells is closed, which is wrong of one that tells that they are open again. */
const isStillClosed = sql`exists (select from days d
  where not d.is_open and d.date::text = any(string_to_array(${messages.closedDays}, ',')))`;

/**
 * Claims the message that is due for longest among those that go first; those of a booking go in their order, to
 * each address: one that no mail server takes holds up nothing that goes to another. What tells of closed
 * days waits while days have been opened whose messages are not yet withdrawn. Times are the database's, whose clock all share.
 */
export async function claimMessage(db: Db): Promise<ClaimedMessage | undefined> {
  const next = sql`(select m.id from messages m where m.status = 'WAITING' and m.due_at <= now()
    and (m.claimed_until is null or m.claimed_until < now())
    and (m.closed_days is null or not exists (select from day_tellings t where t.is_open))
    and not exists (select from messages o where o.booking_id = m.booking_id and o.recipient = m.recipient and o.status = 'WAITING'
      and (o.created_at, o.id) < (m.created_at, m.id))
    order by m.priority, m.due_at, m.id limit 1 for update of m skip locked)`;
  const [row] = await db
    .update(messages)
    .set({ tries: sql`${messages.tries} + 1`, claimedUntil: CLAIM })
    .where(eq(messages.id, next))
    .returning({
      ...getTableColumns(messages),
      paymentPage: openPage,
      isStale: sql<boolean>`${messages.kind} in ('PASSWORD_RESET', 'REMINDER') and now() > ${messages.createdAt} + ${patience}`,
      isWithdrawn: sql<boolean>`case ${messages.kind} when 'CLOSED_DAY' then not ${isStillClosed}
        when 'REOPENED' then ${isStillClosed} else false end`,
    });
  return row;
}

const isMine = ({ id, tries }: ClaimedMessage): SQL | undefined =>
  and(eq(messages.id, id), eq(messages.tries, tries), eq(messages.status, 'WAITING'));
/** What a password's reset says is not kept once it was sent, or cannot be. */
const forgetReset = (column: 'text' | 'html') =>
  sql`case when ${messages.kind} = 'PASSWORD_RESET' then '' else ${messages[column]} end`;
const forgotten = { text: forgetReset('text'), html: forgetReset('html') };

/** Holds a claim for longer. */
export async function renewClaim(db: Db, message: ClaimedMessage): Promise<void> {
  await db.update(messages).set({ claimedUntil: CLAIM }).where(isMine(message));
}

/** Gives back what was claimed and not tried. */
export async function releaseClaim(db: Db, message: ClaimedMessage): Promise<void> {
  const tries = message.tries - 1;
  await db.update(messages).set({ claimedUntil: null, tries }).where(isMine(message));
}

/** Gives back all claims, of a process that has ended: only for a database that no other process has. */
export async function releaseAllClaims(db: Db): Promise<void> {
  await db.update(messages).set({ claimedUntil: null }).where(eq(messages.status, 'WAITING'));
}

/** Notes that the mail server has taken a message, or that it would have been sent, whoever holds the claim by now. */
export async function markDone(
  db: Db,
  { id, paymentPage }: ClaimedMessage,
  status: 'SENT' | 'REHEARSED',
): Promise<void> {
  const sent = status === 'SENT' ? { sentAt: sql`now()`, ...forgotten } : {};
  await db
    .update(messages)
    .set({ status, paymentPage, claimedUntil: null, ...sent })
    .where(and(eq(messages.id, id), eq(messages.status, 'WAITING')));
}

/** Notes that a message is not sent, as what it tells of is no longer so. */
export async function markSkipped(db: Db, message: ClaimedMessage): Promise<void> {
  await db.update(messages).set({ status: 'SKIPPED', claimedUntil: null }).where(isMine(message));
}

/** Notes a try that failed: the next one is twice as far away, up to an hour, and the last one at the end of its time. */
export async function markTried(tx: Db, message: ClaimedMessage): Promise<'WAITING' | 'FAILED' | undefined> {
  const isOver = sql`now() >= ${messages.createdAt} + ${patience}`;
  const pause = sql`least(interval '30 seconds' * power(2, ${message.tries - 1}::int), interval '1 hour')`;
  const [row] = await tx
    .update(messages)
    .set({
      status: sql`case when ${isOver} then 'FAILED' else 'WAITING' end`,
      text: sql`case when ${isOver} then ${forgotten.text} else ${messages.text} end`,
      html: sql`case when ${isOver} then ${forgotten.html} else ${messages.html} end`,
      dueAt: sql`least(now() + ${pause}, greatest(${messages.createdAt} + ${patience}, now()))`,
      claimedUntil: null,
    })
    .where(isMine(message))
    .returning({ status: messages.status });
  return row?.status === 'FAILED' ? 'FAILED' : row && 'WAITING';
}
