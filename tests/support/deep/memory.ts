import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SETTLE = 20;

/** The memory that a process holds now (MB). */
export const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;

/** The memory that a process holds after it had time to return the rest: the least in ten seconds (MB). */
export async function settledMemory(pid: number): Promise<number> {
  let least = residentOf(pid);
  for (let look = 0; look < SETTLE; look += 1) {
    await sleep(500);
    least = Math.min(least, residentOf(pid));
  }
  return least;
}
