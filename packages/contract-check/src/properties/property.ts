import type * as fc from 'fast-check';
import type { Check } from '../checks/check.ts';
import type { Answer, Request } from '../client.ts';
import { Differs } from '../difference.ts';
import type { Operation } from '../document.ts';
import { curlOf, type Exchange } from '../exchange.ts';
import type { World } from '../world.ts';
import { own } from '../own.ts';
import { Falsified, type Generation, replayOf, search } from './run.ts';
import { Strays } from './strays.ts';
import { discard } from './traces.ts';

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
