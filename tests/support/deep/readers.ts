import { setTimeout as sleep } from 'node:timers/promises';

/** Between two reads of one reader (ms). */
const PAUSE = 200;

export interface Reads {
  count: number;
  failures: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

const at = (sorted: number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Visitors who read days and lessons, so many at once; returns what ends them and answers how long they waited. */
export function startReaders(url: () => string, count: number): () => Promise<Reads> {
  const times: number[] = [];
  let failures = 0;
  let isOver = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const begun = performance.now();
      try {
        const response = await fetch(`${url()}${turn % 2 === 0 ? '/api/days' : '/api/products'}`);
        await response.arrayBuffer();
        if (response.ok) times.push(performance.now() - begun);
        else failures += 1;
      } catch {
        failures += 1; // the server is dead at the moment
      }
      await sleep(PAUSE);
    }
  };
  const readers = Array.from({ length: count }, (_, reader) => read(reader));
  return async () => {
    isOver = true;
    await Promise.all(readers);
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p99, longest] = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)];
    return { count: times.length, failures, p50, p99, longest };
  };
}
