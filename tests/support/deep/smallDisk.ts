import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Writes to it from another process until no byte is left. */
  fill: () => Promise<void>;
  /** Frees what `fill` wrote. */
  free: () => void;
  freeBytes: () => number;
  /** Makes it read-only, until `allowWriting`. */
  forbidWriting: () => void;
  allowWriting: () => void;
  unmount: () => void;
}

const run = (program: string, args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const orFail = (program: string, args: string[]): void => {
  if (!run(program, args)) throw new Error(`${program} ${args.join(' ')} failed.`);
};

/** A file system of so many MB in memory; null where it cannot be mounted, which needs root and Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-disk-'));
  const isMounted =
    process.platform === 'linux' && run('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder]);
  if (!isMounted) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, 'filler');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const unmount = (): void => {
    // Lazily, as a server may still have files open; twice, for the read-only mount as well.
    while (run('umount', ['-l', folder]));
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  return {
    folder,
    fill: async () => {
      // Large pieces first, then the last bytes.
      for (const size of ['1M', '4k']) {
        const args = ['if=/dev/zero', `of=${filler}`, `bs=${size}`, 'oflag=append', 'conv=notrunc', 'status=none'];
        await once(spawn('dd', args, { stdio: 'ignore' }), 'exit');
      }
    },
    free: () => rmSync(filler, { force: true }),
    freeBytes,
    forbidWriting: () => {
      orFail('mount', ['--bind', folder, folder]);
      orFail('mount', ['-o', 'remount,bind,ro', folder]);
    },
    allowWriting: () => orFail('umount', ['-l', folder]),
    unmount,
  };
}
