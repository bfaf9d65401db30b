import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';

export interface Pings {
  /** The longest time in which the server gave no sign of life (ms). */
  longest: number;
  /** Questions that broke off. */
  failures: number;
}

export interface Pinger {
  /** What was seen since the last call. */
  read: () => Promise<Pings>;
}

// None outlives the tests of its file, however they end.
const running: ChildProcess[] = [];
after(() => running.forEach((child) => child.disconnect()));

/** Watches from outside whether a server stands still. */
export function startPinger(url: string): Pinger {
  const child = fork('tests/support/deep/pingerProcess.ts', [url], { execArgv: ['--import=tsx'] });
  running.push(child);
  return {
    read: async () => {
      child.send('read');
      const [pings] = (await once(child, 'message')) as [Pings];
      return pings;
    },
  };
}
