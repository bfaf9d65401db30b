import { changeTexts } from '../bookings/changeTexts.ts';
import type { Change } from '../contract.gen.ts';
import { GUEST } from '../repositories/auditLog.ts';
import type { ListedRecord } from '../repositories/changes.ts';
import { contentText } from './contentTexts.ts';
import { dayTextOf } from './dayTexts.ts';
import { attentionText, awayText, ledgerText, messageText } from './otherTexts.ts';

const tables = {
  USERS: ['users'],
  LESSONS: ['products'],
  CATEGORIES: ['product_categories'],
  SPOTS: ['surf_spots'],
  BOOKINGS: ['bookings', 'booking_details', 'payments', 'messages', 'attention'],
  DAYS: ['days'],
  INSTRUCTORS: ['instructors', 'instructor_away'],
  CONTENT: ['images', 'videos', 'carousels', 'testimonies'],
  MONEY: ['ledger'],
  SCHOOL: ['school'],
} as const;
type What = keyof typeof tables;

const whatOf = new Map<string, What>(
  (Object.keys(tables) as What[]).flatMap((what) => tables[what].map((table): [string, What] => [table, what])),
);

/** The tables of the audit log that tell of this, or all of them. */
export const tablesOf = (what: What | undefined): readonly string[] =>
  what === undefined ? [...whatOf.keys()] : tables[what];

const textsOf = new Map<string, (change: ListedRecord) => string>([
  ['days', dayTextOf],
  ['ledger', ledgerText],
  ['attention', attentionText],
  ['messages', messageText],
  ['instructor_away', awayText],
]);

/** What was changed in one row, in words. */
function textOf(change: ListedRecord): string {
  const text = textsOf.get(change.table)?.(change) ?? (changeTexts(change).join(' ') || contentText(change));
  return text === '' ? 'Changed.' : text;
}

/** A row of the audit log as the contract has it. */
export const listedChange = (change: ListedRecord): Change => ({
  id: String(change.id),
  created_at: change.createdAt.toISOString(),
  actor: change.actor,
  actor_id: change.actorId === GUEST ? null : change.actorId,
  what: whatOf.get(change.table) ?? change.table.toUpperCase(),
  text: textOf(change),
  booking_code: change.bookingCode,
});
