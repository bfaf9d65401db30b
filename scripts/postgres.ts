/** A PostgreSQL server for tests: on loopback, in a temporary folder, ended and deleted with this process. */
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

export interface Postgres {
  url: string;
  /** Ids of its processes, the one that starts the others first. */
  processes: () => number[];
  /** Ends all its processes at once, as a crash does. Needs /proc. */
  crash: () => void;
  /** Starts it again after a crash. Fails when it does not start in ten seconds. */
  start: () => Promise<void>;
  /** Ends its connections and itself, and starts it again. */
  restart: () => Promise<void>;
  stop: () => void;
}

/** How long a start is retried while the processes of the crashed server are still ending (ms). */
const START_PATIENCE = 10_000;

/** Where Debian keeps the binaries of each version, apart from PATH. */
const VERSIONS = '/usr/lib/postgresql';

function findBinaries(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(VERSIONS, version, 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...newestFirst];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))));
}

/**
 * Starts a server; null when this machine has no PostgreSQL. Fails with PostgreSQL's own message when it does not start.
 * Without `isDurable` it does not wait for the disk, which is quicker.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | null> {
  const binaries = findBinaries();
  if (binaries === undefined) return null;
  const root = mkdtempSync(path.join(os.tmpdir(), 'surf-postgres-'));
  const data = path.join(root, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) spawnSync('chown', ['postgres', root]);
  const commandOf = (name: string, args: string[]): [string, string[]] => {
    const command = path.join(binaries, name);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  };
  // The output goes to a file: with a pipe, `spawn` would wait until the server ends.
  const said = path.join(root, 'said');
  const output = openSync(said, 'a');
  const options: SpawnOptions = { cwd: root, stdio: ['ignore', output, output] };
  /** Runs one of PostgreSQL's commands without blocking this process. Fails with its output. */
  const run = async (name: string, args: string[]): Promise<void> => {
    const [program, rest] = commandOf(name, args);
    const [code] = (await once(spawn(program, rest, options), 'exit')) as [number | null];
    if (code !== 0)
      throw new Error(`PostgreSQL cannot be started: ${name} failed. ${readFileSync(said, 'utf8').slice(-500)}`);
  };
  const pidFile = path.join(data, 'postmaster.pid');
  const stop = (): void => {
    const [program, args] = commandOf('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    if (existsSync(pidFile)) spawnSync(program, args, { cwd: root, stdio: 'ignore' });
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', stop);

  const port = await freePort();
  const serverOptions = `-p ${String(port)} -k ${root} -c listen_addresses=127.0.0.1 -c max_connections=400 -c fsync=${isDurable ? 'on' : 'off'}`;
  const control = (action: string, ...more: string[]): Promise<void> =>
    run('pg_ctl', [action, '-D', data, '-w', '-l', path.join(root, 'log'), '-o', serverOptions, ...more]);

  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync']);
  await control('start');

  const processes = (): number[] => {
    const first = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const others = readFileSync(`/proc/${String(first)}/task/${String(first)}/children`, 'utf8');
    return [first, ...others.split(' ').filter(Boolean).map(Number)];
  };
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    processes,
    crash: () => {
      signalAll(processes(), 'SIGKILL');
    },
    start: async () => {
      const end = Date.now() + START_PATIENCE;
      const tryAgain = async (error: unknown): Promise<void> => {
        if (Date.now() > end) throw error;
        await sleep(200);
        await control('start').catch(tryAgain);
      };
      await control('start').catch(tryAgain);
    },
    restart: () => control('restart', '-m', 'fast'),
    stop,
  };
}

/** Sends a signal to processes; those that have ended are skipped. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
