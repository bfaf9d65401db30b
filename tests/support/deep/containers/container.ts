import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Image, within } from './image.ts';

/** How long a container may take to be healthy, and to end (ms). */
const START_PATIENCE = 60_000;
const POLL = 250;

/** The process that another one has started, once it has. */
const childOf = (pid: number): number | undefined => {
  const [child] = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return child === undefined ? undefined : Number(child);
};

export interface Container {
  /** The process of its command, as this machine counts. */
  pid: number;
  output: () => string;
  /** Runs a command inside, as the image's user; returns its status and what it printed. */
  exec: (command: string[]) => { status: number | null; output: string };
  /** Resolves when the image's own health check passes. Fails with what it printed when it does not in a minute. */
  healthy: () => Promise<void>;
  /** Ends it with SIGTERM, as `docker stop` does; returns the status of its command. */
  stop: () => Promise<number | null>;
}

/** A volume: a folder that outlives containers, which begins as a copy of what the image has there. */
export function volume(image: Image, folder: string): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'surf-volume-'));
  spawnSync('cp', ['-a', `${path.join(image.root, folder)}/.`, place]);
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  return place;
}

/**
 * Starts an image's command with a network, processes and mounts of its own, in which nothing but its volumes and /tmp can be
 * written. `hosts` are names that stand for its own loopback address.
 */
export async function start(
  image: Image,
  env: Record<string, string>,
  volumes: Record<string, string>,
  hosts: string[] = [],
): Promise<Container> {
  const names = path.join(mkdtempSync(path.join(os.tmpdir(), 'surf-hosts-')), 'hosts');
  writeFileSync(names, ['127.0.0.1 localhost', ...hosts.map((name) => `127.0.0.1 ${name}`), ''].join('\n'));
  mkdirSync(path.join(image.root, 'tmp'), { recursive: true });
  const mounts = [
    'mount --rbind "$1" "$1" && mount -o remount,bind,ro "$1"',
    ...Object.entries(volumes).map(([inside, outside]) => `mount --bind "${outside}" "$1${inside}"`),
    'mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"',
    `mount --bind "${names}" "$1/etc/hosts"`,
    'ip link set lo up',
  ];
  const own = ['--net', '--pid', '--fork', '--kill-child'];
  const [program = '', ...args] = within({ ...image, env: { ...image.env, ...env } }, image.command, { mounts, own });
  const child: ChildProcess = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const inside = async (): Promise<number> => {
    for (;;) {
      const pid = child.exitCode === null ? childOf(child.pid ?? 0) : undefined;
      if (pid !== undefined) return pid;
      if (child.exitCode !== null) throw new Error(`The container has ended: ${said}`);
      await sleep(POLL);
    }
  };
  const pid = await inside();
  const user = ['setpriv', `--reuid=${String(image.user)}`, `--regid=${String(image.user)}`, '--clear-groups'];
  const exec: Container['exec'] = (command) => {
    const enter = [
      '-t',
      String(pid),
      '-m',
      '-n',
      '-p',
      '-r',
      'env',
      '-i',
      'PATH=/usr/local/bin:/usr/bin:/bin',
      ...user,
      ...command,
    ];
    const { status, stdout, stderr } = spawnSync('nsenter', enter, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return {
    pid,
    output: () => said,
    exec,
    healthy: async () => {
      const end = Date.now() + START_PATIENCE;
      while (exec(image.health).status !== 0) {
        if (child.exitCode !== null || Date.now() > end)
          throw new Error(`The container is not healthy: ${said.slice(-3000)}`);
        await sleep(POLL);
      }
    },
    stop: async () => {
      process.kill(pid, 'SIGTERM');
      return ended;
    },
  };
}

/** A program that leads port 5432 of its own loopback address to the socket that is its argument. */
const LEAD = `
  const net = require('node:net');
  net.createServer((client) => {
    const server = net.connect(process.argv[1]);
    client.pipe(server).pipe(client);
    for (const one of [client, server]) one.on('error', () => (client.destroy(), server.destroy()));
  }).listen(5432, '127.0.0.1');`;

/** Gives a container PostgreSQL at its port 5432, from a socket of this machine; returns what ends that. */
export function giveDatabase(container: Container, socket: string): () => void {
  const args = ['-t', String(container.pid), '-n', process.execPath, '-e', LEAD, socket];
  const child = spawn('nsenter', args, { stdio: 'ignore' });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return end;
}
