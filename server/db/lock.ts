import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks for the exclusive lock of an open file; returns whether it was granted. Throws where there are no such locks. */
export type TryLock = (fd: number) => boolean;

export interface LockOptions {
  /** How long to wait for a process that is about to end (ms). */
  patience?: number;
  /** The kernel's locks, unless a test brings others. */
  tryLock?: TryLock;
  now?: () => number;
  /** Time between two heartbeats (ms). */
  beat?: number;
  /** Called with the reason when the lock is no longer this process's: the default ends the process. */
  onLost?: (reason: string) => void;
}

/** How a process holds the folder: by the kernel's lock, or by its heartbeat where the kernel has none for that disk. */
type Means = 'lock' | 'heartbeat';

/** A heartbeat that is older than this many beats is a dead process's. */
const DEAD_AFTER = 10;
/** Within this many beats every living process has checked the file, and has ended if the file is not its own any more. */
const SETTLED_AFTER = 2.5;
const FREE = 'free\n';

/** The lock file of a data folder. It stays when the lock is let go. */
const lockFileOf = (dir: string): string => path.join(dir, 'lock');

/** The kernel's locks. Where their library does not load (it has no build for musl), asking for one throws. */
async function kernelLocks(): Promise<TryLock> {
  try {
    const { tryLock } = await import('fs-native-extensions');
    // On Windows nobody else can read what is locked, so it is a byte behind the content; macOS locks whole files alone.
    return (fd) => (process.platform === 'win32' ? tryLock(fd, 1024, 1) : tryLock(fd));
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function meansFor(fd: number, tryLock: TryLock): Means | null {
  try {
    return tryLock(fd) ? 'lock' : null;
  } catch {
    return 'heartbeat';
  }
}

function writeOwner(fd: number, owner: string): void {
  writeSync(fd, owner, 0);
  ftruncateSync(fd, Buffer.byteLength(owner));
}

function endProcess(reason: string): void {
  console.error(reason);
  process.exit(1);
}

/**
 * Holds a data folder for this process, as PGlite takes no lock and a second opener would lose writes silently. Returns the
 * function that releases it. Throws when another process holds the folder and keeps it.
 *
 * The lock is the kernel's, on a file in the folder: it holds for every path, mount and container, and ends
 * with the process. The file names its holder, who touches it every second: so the folder is held where the kernel
 * has no such locks, and a holder whose file was deleted or replaced notices and ends, as PostgreSQL does.
 */
export async function lockFolder(dir: string, options: LockOptions = {}): Promise<() => void> {
  const { patience = 5000, tryLock = await kernelLocks(), now = Date.now, beat = 1000, onLost = endProcess } = options;
  const file = lockFileOf(dir);
  const id = randomUUID();
  const touch = (): void => utimesSync(file, now() / 1000, now() / 1000);

  /** Holds the folder from now on. */
  function hold(fd: number, owner: string): () => void {
    const timer = setInterval(() => {
      try {
        if (readFileSync(file, 'utf8') === owner) {
          touch();
          return;
        }
      } catch (error) {
        // Any other error is the disk's or a lack of file handles, and tells nothing about the lock.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return;
      }
      clearInterval(timer);
      onLost(`DATA_DIR: another server has taken ${dir}, or its lock was deleted. This one ends, or both would write.`);
    }, beat).unref();
    return () => {
      clearInterval(timer);
      try {
        if (readFileSync(fd, 'utf8') === owner) writeOwner(fd, FREE);
      } catch {
        // The disk failed. The kernel's lock is released all the same, and the heartbeat expires.
      }
      closeSync(fd);
    };
  }

  /** Takes the folder if it is free, else answers by what means another process holds it. */
  async function attempt(): Promise<(() => void) | Means> {
    const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    let isHeld = false;
    try {
      const means = meansFor(fd, tryLock);
      if (means === null) return 'lock';
      const before = readFileSync(file, 'utf8');
      const isFresh = Math.abs(now() - statSync(file).mtimeMs) < DEAD_AFTER * beat;
      // When the kernel's lock is granted, its former holder has ended; any other holder is known by its heartbeat alone.
      const mayLive = before !== '' && before !== FREE && !(means === 'lock' && before.startsWith('lock '));
      if (mayLive && isFresh) return 'heartbeat';
      const owner = `${means} ${id}\n`;
      writeOwner(fd, owner);
      touch();
      // A file that is new in a folder with content may take the place of one that was deleted under a running server.
      const isReplaced = before === '' && readdirSync(dir).length > 1;
      if (means === 'heartbeat' || isReplaced) await sleep(SETTLED_AFTER * beat);
      // Another's name: two came at once, or the file was replaced meanwhile.
      if (readFileSync(file, 'utf8') !== owner) return means;
      isHeld = true;
      return hold(fd, owner);
    } finally {
      if (!isHeld) closeSync(fd);
    }
  }

  for (const start = performance.now(); ;) {
    const outcome = await attempt();
    if (typeof outcome === 'function') return outcome;
    const waited = performance.now() - start;
    // A heartbeat of a process that was killed stops being one after a while.
    if (waited > patience && (outcome === 'lock' || waited > (DEAD_AFTER + 1) * beat)) {
      throw new Error(`DATA_DIR: ${dir} is in use by another server. Stop that one first.`);
    }
    await sleep(Math.min(100, beat));
  }
}
