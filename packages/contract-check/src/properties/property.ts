import * as fc from 'fast-check';
import type { Check } from '../checks/check.ts';
import type { Answer, Request } from '../client.ts';
import { Differs, Skipped } from '../difference.ts';
import type { Operation } from '../document.ts';
import { curlOf, type Exchange } from '../exchange.ts';
import type { World } from '../world.ts';
import { own } from '../own.ts';
import { Strays } from './strays.ts';
import { discard } from './traces.ts';

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
function replayOf({ replay }: Generation, kind: string): string | undefined | null {
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

/** What is generated for an operation, how it is sent, and what must hold of the answer. */
export interface Property<T> {
  values: fc.Arbitrary<T>;
  request: (value: T) => Request;
  judge: (value: T, answer: Answer) => Promise<void> | void;
  /** Called when no value has failed. */
  after?: () => Promise<void>;
}

interface Kind {
  /** As a replay names it. */
  key: string;
  name: string;
  runs: number;
}

/** How a person repeats one request. */
async function commandFor(operation: Operation, world: World, seed: number, replay: string): Promise<string> {
  const { email } = await world.account('admin');
  const level = world.level === 1 ? ' --level 1' : '';
  const run = `--only ${operation.id} --seed ${String(seed)} --replay ${replay}`;
  return `${own.command} --url ${world.url} --email ${email}${level} ${run}`;
}

/** Makes the checks of an operation from what is to be generated. */
export const checksFor =
  (operation: Operation, world: World, generation: Generation) =>
  <T>({ key, name, runs }: Kind, prepare: () => Promise<Property<T>> | Property<T>): Check[] => {
    const path = replayOf(generation, key);
    if (path === null) return [];
    const { seed } = generation;
    const run = async () => {
      const { values, request, judge, after } = await prepare();
      let failing: Exchange | undefined;
      // Faulty bodies are named by the check, so that its clean-up finds them.
      const strays = key === 'valid' ? new Strays(operation, world) : undefined;
      await strays?.start();
      const ask = async (value: T) => {
        const own = request(value);
        const asked = 'token' in own ? own : { token: await world.sessions.token(operation), ...own };
        let answer: Answer | undefined;
        try {
          answer = await world.send(operation, asked);
          await discard(operation, world, answer);
          await judge(value, answer);
        } catch (error) {
          if (error instanceof Differs) failing = answer?.exchange ?? error.exchange;
          throw error;
        } finally {
          strays?.note(asked.body, answer);
        }
      };
      const looked = search(values, ask, { seed, runs, path });
      await looked.catch(() => undefined);
      await strays?.remove();
      const failure = await looked;
      if (!failure) return after?.();
      const command = await commandFor(operation, world, seed, `${key}:${failure.path}`);
      throw new Falsified(failure.error, [...(failing ? [curlOf(failing)] : []), command].join('\n'));
    };
    const many = path === undefined ? `${String(runs)} run${runs === 1 ? '' : 's'}` : `replay ${path}`;
    return [{ name: `${name} (seed ${String(seed)}, ${many})`, run }];
  };
