import * as v from 'valibot';
import { ended } from '../school/ended.ts';
import type { ListedRecord } from '../repositories/changes.ts';
import { dayText } from '../school/days.ts';

const DayRecord = v.object({
  date: v.string(),
  is_open: v.boolean(),
  reason: v.nullable(v.string()),
  capacity: v.nullable(v.number()),
  note: v.nullable(v.string()),
});
type Day = v.InferOutput<typeof DayRecord>;

const placesText = (places: number): string => (places === 1 ? '1 place' : `${String(places)} places`);

const opened = ({ is_open: isOpen, reason }: Day): string =>
  isOpen ? 'open' : `closed${reason === null ? '' : `, ${reason}`}`;

/** '8 March 2027: closed, Nyepi.' */
export function dayTextOf({ before, after }: ListedRecord): string {
  const now = v.safeParse(DayRecord, after);
  if (!now.success) return '';
  const is = now.output;
  const found = v.safeParse(DayRecord, before);
  const was = found.success ? found.output : { ...is, is_open: true, reason: null, capacity: null, note: null };
  const on = dayText(is.date);
  return [
    ...(opened(was) === opened(is) ? [] : [`${on}: ${opened(is)}`]),
    ...(was.capacity === is.capacity
      ? []
      : [`${on}: ${is.capacity === null ? 'no limit of places' : `a limit of ${placesText(is.capacity)}`}`]),
    ...(was.note === is.note ? [] : [`Note of ${on}: ${is.note ?? 'none'}`]),
  ]
    .map(ended)
    .join(' ');
}
