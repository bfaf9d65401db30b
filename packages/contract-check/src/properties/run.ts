import * as fc from 'fast-check';
import { Differs, Skipped } from '../difference.ts';

/** What is generated, and how much of it. */
export interface Generation {
  /** The same seed gives the same requests. */
  seed: number;
  /** How many requests of each kind an operation gets. */
  runs: number;
  /** One request alone, as a failure names it: the kind, and fast-check's path to it. */
  replay?: string;
}

/** A generated request that was not answered as it should. */
export class Falsified extends Differs {
  /** The smallest request that shows it, and how to repeat it. */
  readonly counterexample: string;
  constructor({ differences, exchange }: Differs, counterexample: string) {
    super(differences, exchange);
    this.counterexample = counterexample;
  }
}

export interface Failure {
  error: Differs;
  /** Where fast-check found the request. */
  path: string;
}

/** How many requests are sent to make a failing one simpler, and for how long (ms): a broken backend must not take minutes. */
const MAX_SIMPLER = 100;
const MAX_TIME = 30_000;
/** As many others are one that no answer comes to. */
const UNANSWERED = 40;

/** The path of a replay of this kind; null when another kind is to be replayed. */
export function replayOf({ replay }: Generation, kind: string): string | undefined | null {
  if (replay === undefined) return undefined;
  const [its, ...path] = replay.split(':');
  return its === kind ? path.join(':') : null;
}

/** Looks for a value at which `ask` fails; returns the simplest that was found, or nothing. */
export async function search<T>(
  values: fc.Arbitrary<T>,
  ask: (value: T) => Promise<void>,
  { seed, runs, path }: { seed: number; runs: number; path: string | undefined },
): Promise<Failure | undefined> {
  let last: Differs | undefined;
  let sent = 0;
  let since = 0;
  const property = fc.asyncProperty(values, async (value) => {
    if (last && (++sent > MAX_SIMPLER || performance.now() - since > MAX_TIME)) return;
    try {
      await ask(value);
    } catch (error) {
      // What a limit hides does not make the failure another one.
      if (last && error instanceof Skipped) return;
      if (!last) since = performance.now();
      if (error instanceof Differs) {
        last = error;
        if (error.differences.some(({ path: at }) => at === 'answer')) sent += UNANSWERED;
      }
      throw error;
    }
  });
  const isReplay = path !== undefined;
  const details = await fc.check(property, {
    seed,
    numRuns: isReplay ? 1 : runs,
    endOnFailure: isReplay,
    ...(isReplay && { path }),
  });
  if (!details.failed) return undefined;
  const { errorInstance, counterexamplePath } = details;
  if (errorInstance instanceof Differs) return { error: errorInstance, path: counterexamplePath ?? '' };
  throw errorInstance instanceof Error ? errorInstance : new Error('Too few values could be generated.');
}
