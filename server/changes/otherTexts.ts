import * as v from 'valibot';
import { entryText } from '../bookings/changeTexts.ts';
import { ended } from '../school/ended.ts';
import type { ListedRecord } from '../repositories/changes.ts';
import { dayText } from '../school/days.ts';

const EntryRecord = v.object({
  kind: v.picklist(['PAYMENT', 'REFUND']),
  method: v.picklist(['CASH', 'TRANSFER', 'GATEWAY']),
  amount: v.number(),
  reason: v.nullable(v.string()),
});
const AttentionRecord = v.object({ text: v.string() });
const MessageRecord = v.object({ kind: v.string() });
const AwayRecord = v.object({ from: v.string(), to: v.string() });

/** 'Paid in cash: Rp. 650.000.' */
export function ledgerText({ after }: ListedRecord): string {
  const entry = v.safeParse(EntryRecord, after);
  return entry.success ? ended(entryText(entry.output)) : '';
}

/** What somebody has seen to. */
export function attentionText({ after }: ListedRecord): string {
  const item = v.safeParse(AttentionRecord, after);
  return item.success ? ended(`Done: ${item.output.text}`) : '';
}

/** 'Message CONFIRMED: sent again.' */
export function messageText({ after }: ListedRecord): string {
  const message = v.safeParse(MessageRecord, after);
  return message.success ? `Message ${message.output.kind}: sent again.` : '';
}

/** 'Made: away on 16 May 2027.' */
export function awayText({ before, after, instructor }: ListedRecord): string {
  const days = v.safeParse(AwayRecord, after ?? before);
  if (!days.success) return '';
  const { from, to } = days.output;
  const range = from === to ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(to)}`;
  return `${instructor ?? 'An instructor'}: ${after === null ? 'teaches again' : 'away'} ${range}.`;
}
