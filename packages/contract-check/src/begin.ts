import { now } from './clock.ts';
import type { Body } from './client.ts';
import { at } from './difference.ts';
import { codesIn, markOf, timeOf } from './leftovers.ts';
import { schoolDay } from './schoolDay.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
/** A run that began longer ago has ended, one way or the other (ms). */
const LONGEST = 20 * MINUTE;

const utcDay = (): string => new Date(now()).toISOString().slice(0, 10);

/** What a run tells before it begins: what it cannot see at this hour, and whose clock it goes by. */
export function clockNotes(ahead: number): string[] {
  const notes: string[] = [];
  const minutes = Math.round(ahead / MINUTE);
  if (minutes !== 0)
    notes.push(
      `The backend's clock is ${String(minutes)} minutes from this machine's: days are judged by the backend's.`,
    );
  if (schoolDay() === utcDay())
    notes.push(
      "It is the same day in UTC and in Bali now: a backend that takes the day of UTC for 'today' is seen between 16:00 and 24:00 UTC by its own clock.",
    );
  return notes;
}

/** Another run whose rows are there, the latest: both count each other's. */
async function otherRun(world: World): Promise<string | undefined> {
  const list = world.operations.find(({ id }) => id === 'listProductCategories');
  if (!list) return undefined;
  const token = await world.sessions.token(list);
  const { body } = await world.client.send(list, { token });
  const rows = at(body, 'data');
  const codes = Array.isArray(rows) ? (rows as Body[]).flatMap(codesIn) : [];
  const age = (code: string): number => Date.now() - timeOf(code);
  return codes
    .filter((code) => code !== world.code && age(code) < LONGEST && age(code) > -MINUTE)
    .toSorted()
    .at(-1);
}

/** Leaves a row by which another run knows of this one; tells of another one. A failure is reported by the checks of the operation. */
export async function claim(world: World): Promise<string | undefined> {
  try {
    const other = await otherRun(world);
    await world.row('createProductCategory');
    if (other === undefined) return undefined;
    const seconds = Math.round((Date.now() - timeOf(other)) / 1000);
    return `Another run ("${markOf(other)}", begun ${String(seconds)} s ago) goes on or was killed: one run at a time, as each counts the other's rows.`;
  } catch {
    return undefined;
  }
}
