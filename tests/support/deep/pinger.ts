import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';

export interface Pings {
  /** The longest time without an answer (ms). */
  longest: number;
  /** Requests that failed. */
  failures: number;
}

export interface Pinger {
  /** The measurements since the last call. */
  read: () => Promise<Pings>;
}

// Ended with the tests of the file, even after a failure.
const running: ChildProcess[] = [];
after(() => running.forEach((child) => child.disconnect()));

/** Measures from another process whether a server stops answering. */
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
