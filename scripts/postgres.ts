/** A PostgreSQL server of one's own for tests: on loopback, in a temporary folder, gone when this process is. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Postgres {
  url: string;
  stop: () => void;
}

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

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server; null when this machine has no PostgreSQL. Fails with PostgreSQL's own words when it does not start. */
export async function startPostgres(): Promise<Postgres | null> {
  const binaries = findBinaries();
  if (binaries === undefined) return null;
  const root = mkdtempSync(path.join(os.tmpdir(), 'surf-postgres-'));
  const data = path.join(root, 'data');
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) spawnSync('chown', ['postgres', root]);
  const run = (name: string, args: string[]): string | null => {
    const command = [path.join(binaries, name), ...args];
    const [program = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // Its output goes nowhere: a server that holds a pipe of ours would be waited for.
    const { status, error } = spawnSync(program, rest, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    return status === 0 ? null : `${name} failed${error ? `: ${error.message}` : ''}`;
  };
  const stop = (): void => {
    if (existsSync(path.join(data, 'postmaster.pid'))) run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', stop);

  const port = await freePort();
  // Nothing of it outlives the tests, so it need not wait for the disk.
  const options = `-p ${String(port)} -k ${root} -c listen_addresses=127.0.0.1 -c max_connections=400 -c fsync=off`;
  const problem =
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']) ??
    run('pg_ctl', ['start', '-D', data, '-w', '-l', path.join(root, 'log'), '-o', options]);
  if (problem !== null) throw new Error(`PostgreSQL cannot be started: ${problem}`);
  return { url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`, stop };
}
