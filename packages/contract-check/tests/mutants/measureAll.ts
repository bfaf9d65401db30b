import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '../support/mutants/measure.ts';
import type { Order } from './worker.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** After how many mutants a worker begins anew, so that none works on what others left in memory. */
const WORK = 40;

/** Measures mutants of the catalogue, by their numbers, with several processes at a time. */
export async function measureAll(
  indexes: number[],
  jobs: number,
  isWhole: boolean,
  onVerdict: (verdict: Verdict, done: number) => void = () => undefined,
): Promise<Verdict[]> {
  const queue = [...indexes];
  const verdicts = new Map<number, Verdict>();

  /** One process: it takes from the queue until that is empty, or it has done its part. */
  async function run(): Promise<void> {
    const child = fork(worker, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const ended = once(child, 'exit');
    const next = (): Promise<unknown> =>
      Promise.race([
        once(child, 'message').then(([message]: unknown[]) => message),
        ended.then(() => {
          throw new Error('A worker ended before its work was done.');
        }),
      ]);
    await next();
    for (let done = 0; done < WORK; done += 1) {
      const index = queue.shift();
      if (index === undefined) break;
      child.send({ index, isWhole } satisfies Order);
      const verdict = (await next()) as Verdict;
      verdicts.set(index, verdict);
      onVerdict(verdict, verdicts.size);
    }
    child.disconnect();
    await ended;
  }

  const chain = async (): Promise<void> => {
    while (queue.length > 0) await run();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, indexes.length) }, chain));
  return indexes.flatMap((index) => verdicts.get(index) ?? []);
}
