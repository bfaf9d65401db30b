import { stoppable } from '../shared/stoppable';
import type { Collecting } from '../shared/SaveButton';
import { daysIn, listParts, type Period } from '../shared/period';

const AT_ONCE = 4;

/** The rows of a list over a period of any length, in the order of the list. Rejects with the error of the call that failed. */
export async function collectDays<R extends { id: string }>(
  period: Period,
  ask: (part: Period) => PromiseLike<{ data: R[] }>,
  { signal, onProgress }: Collecting,
): Promise<R[]> {
  const stopOnSignal = stoppable(signal);
  const parts = listParts(period);
  const total = daysIn(period);
  // By id: a session that is moved meanwhile may come twice.
  const found = new Map<string, R>();
  let days = 0;
  for (let first = 0; first < parts.length; first += AT_ONCE) {
    const asked = parts.slice(first, first + AT_ONCE);
    const answers = await stopOnSignal(Promise.all(asked.map(ask)));
    for (const row of answers.flatMap(({ data }) => data)) found.set(row.id, row);
    for (const part of asked) days += daysIn(part);
    onProgress(`Exporting ${days} of ${total} days...`);
  }
  return [...found.values()];
}
