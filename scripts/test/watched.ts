import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where each command of the tests writes what it prints, as it comes, and the counts of its tests. */
export const REPORTS = '.tmp/test-reports';

const LOOK_EVERY = 1000;
/** How long the output of a command that has ended is waited for (ms): a process that it left behind may hold it open. */
const OUTPUT_PATIENCE = 5000;

export interface Limits {
  /** How long a command may print nothing, and how long it may run (ms). */
  silence: number;
  total: number;
}

export interface Outcome {
  code: number;
  /** The file that holds what was printed. */
  log: string;
  /** Why the command was ended, when it was. */
  ended: string | null;
}

/** The commands that run now, by name, with the last line that each has printed. */
export const running = new Map<string, { child: ChildProcess; lastLine: string }>();

/** Ends a command with all the processes that it has started. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // they have ended
  }
}

/** Ends all commands; for when this process ends before they do. */
export const endAll = (): void => running.forEach(({ child }) => endGroup(child));
process.once('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** What the processes of a command are, one a line: so a test file that hangs can be told from the others. */
function processesOf({ pid }: ChildProcess): string {
  const { stdout, error } = spawnSync('ps', ['-eo', 'pgid,args'], { encoding: 'utf8' });
  if (error) return '  (this system has no ps to say so)';
  const ofGroup = stdout.split('\n').filter((line) => Number.parseInt(line, 10) === pid);
  return ofGroup.map((line) => `  ${line.trim().slice(0, 200)}`).join('\n');
}

const seconds = (ms: number): string => `${String(Math.round(ms / 1000))} s`;

/**
 * Runs a command and keeps what it prints in its log. One that is silent or runs for too long is ended with all its
 * processes, and what ran then is said in its log. `echo` shows what it prints here as well.
 */
export async function runWatched(
  name: string,
  [program = '', ...args]: string[],
  { limits, env = {}, echo = false }: { limits: Limits; env?: NodeJS.ProcessEnv; echo?: boolean },
): Promise<Outcome> {
  const log = path.join(REPORTS, `${name}.log`);
  mkdirSync(path.dirname(log), { recursive: true });
  const file = createWriteStream(log);
  // A group of its own, so that whatever it starts can be ended with it.
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  const state = { child, lastLine: '' };
  running.set(name, state);
  const begin = Date.now();
  let heard = begin;
  let ended: string | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      heard = Date.now();
      state.lastLine = data.toString().trimEnd().split('\n').at(-1) ?? '';
      file.write(data);
      if (echo) process.stdout.write(data);
    });
  const timer = setInterval(() => {
    if (ended !== null) return;
    if (Date.now() - heard > limits.silence) ended = `nothing was printed for ${seconds(limits.silence)}`;
    else if (Date.now() - begin > limits.total) ended = `it took longer than ${seconds(limits.total)}`;
    if (ended === null) return;
    file.write(`\nENDED, as ${ended}. What ran then:\n${processesOf(child)}\n`);
    endGroup(child);
  }, LOOK_EVERY);
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  await Promise.race([closed, sleep(OUTPUT_PATIENCE, undefined, { ref: false })]);
  running.delete(name);
  file.end();
  await once(file, 'close');
  return { code: code ?? 1, log, ended };
}
