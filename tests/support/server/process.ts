import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort.ts';

/** How long a start may take on a busy machine, and an answer whether it is done (ms). */
const START_PATIENCE = 120_000;
const READY_PATIENCE = 5000;
const SAYING_PATIENCE = 60_000;

export interface ServerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves when it has printed something. Fails when it does not within a minute. */
  says: (text: RegExp) => Promise<void>;
  /** Sends a signal; returns how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<ServerEnd>;
  /** Resolves when all processes that write to its output have ended. */
  gone: Promise<unknown>;
}

/**
 * For processes that end soon: the database's WebAssembly is compiled the quick way alone, which takes a third less processor
 * time for a start. What is asked of it for long, or measured, goes without.
 */
export const shortLived = '--liftoff-only';
/** The server's bundle, by itself, for a short while. */
export const built = [shortLived, 'build/main.js'];
/** What npm start runs: the bundle in a process that is told how to use memory. */
export const asNpmStart = ['scripts/start.mjs'];

// Without this a test would ask the server of an earlier build.
const build = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
if (build.status !== 0) throw new Error('The server cannot be built.');

// Whatever a test does, no server outlives it.
const running = new Set<ChildProcess>();
const killAll = (): void => running.forEach((child) => child.kill('SIGKILL'));
process.once('exit', killAll);
after(killAll);

/** Ids of the processes that a process has started (Linux). */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

interface ProcessOptions {
  program?: string;
  /** Whether it gets a process group of its own, as what is typed into a terminal does. */
  detached?: boolean;
}

/** Whether a server answers that it is ready, or that its disk alone keeps it from being so. */
export const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_PATIENCE) }).then(
    async (answer) => answer.ok || (await answer.text()).includes('takes no changes'),
    () => false,
  );

/**
 * The server as a process of its own; resolves when it is ready, or when it has ended before that. Without PORT in `env`
 * it takes a free one. Fails with what it printed when it does neither in two minutes.
 */
export async function startServer(
  env: Record<string, string>,
  command = built,
  { program = process.execPath, detached = false }: ProcessOptions = {},
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(program, command, {
    env: { ...process.env, DATABASE_URL: '', SEED: 'none', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  running.add(child);
  const gone = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<ServerEnd>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_PATIENCE;
  while (child.exitCode === null && child.signalCode === null && !(await isServing(url))) {
    if (performance.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`The server does not start: ${output.slice(-2000)}`);
    }
    await sleep(100);
  }
  return {
    child,
    url,
    output: () => output,
    says: async (text) => {
      const end = performance.now() + SAYING_PATIENCE;
      while (!text.test(output)) {
        if (performance.now() > end) throw new Error(`It does not say ${String(text)}: ${output.slice(-2000)}`);
        await sleep(20);
      }
    },
    gone,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
