import { setTimeout } from 'node:timers/promises';
import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { findSchool } from './school.ts';

/** How long (ms) a late page waits for what another process may have changed of the school. */
const PATIENCE = 1000;

/** What the school says of itself, with something at hand for a visitor who cannot wait until the database answers. */
export interface KnownSchool {
  read: () => Promise<School>;
  /** As it was last read, or changed by this process; read once more where another process may have changed it, if that is soon. */
  soon: () => Promise<School>;
  /** Takes what this process has just changed. */
  take: (school: School) => void;
}

/** Reads the school once, so that it is known before anybody asks. `isShared`: other processes may use the same database. */
export async function knownSchool(db: Db, isShared: boolean): Promise<KnownSchool> {
  let last = await findSchool(db);
  let begun = 0;
  let takenFrom = 0;
  let reading: Promise<unknown> | undefined;
  // A reading that ends late must not replace what was read or changed after it began.
  const takeAs = (turn: number, school: School): void => {
    if (turn < takenFrom) return;
    takenFrom = turn;
    last = school;
  };
  const read = async (): Promise<School> => {
    const turn = ++begun;
    const school = await findSchool(db);
    takeAs(turn, school);
    return school;
  };
  return {
    read,
    soon: async () => {
      if (isShared) {
        reading ??= read()
          .catch(() => undefined)
          .finally(() => (reading = undefined));
        await Promise.race([reading, setTimeout(PATIENCE, undefined, { ref: false })]);
      }
      return last;
    },
    take: (school) => takeAs(++begun, school),
  };
}
