import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { troubleOf } from './trouble.ts';

/** Longer than a database that works needs, and shorter than those who ask for readiness wait (ms). */
const PATIENCE = 1500;

/** Whether the database answers, and takes changes. */
export type Readiness = 'READY' | 'AWAY' | 'NO_CHANGES';

interface Probe {
  /** Asks; calls at the same time share one question. */
  ask: () => Promise<Readiness>;
  /** Notes that a change was refused because of the disk: until one is taken again, each question tries one. */
  noteRefusal: () => void;
}

/** Makes a probe of the database; `change` is a change that is of no account. */
export function databaseProbe(db: Db, change: () => Promise<unknown>): Probe {
  let asked: Promise<Readiness> | null = null;
  let wasRefused = false;

  async function look(): Promise<Readiness> {
    try {
      const { rows } = (await db.execute(sql`select current_setting('transaction_read_only') as state`)) as {
        rows?: { state?: unknown }[];
      };
      if (rows?.[0]?.state === 'on') return 'NO_CHANGES';
      if (wasRefused) await change();
      wasRefused = false;
      return 'READY';
    } catch (error) {
      const trouble = troubleOf(error);
      return trouble === 'FULL' || trouble === 'READ_ONLY' ? 'NO_CHANGES' : 'AWAY';
    }
  }

  return {
    ask: () => {
      asked ??= look().finally(() => (asked = null));
      return Promise.race([asked, sleep(PATIENCE, 'AWAY' as const, { ref: false })]);
    },
    noteRefusal: () => {
      wasRefused = true;
    },
  };
}
