import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

interface Disk {
  chmod: (file: string, mode: number) => void;
}
/** PGlite's types leave open what its disk is. */
const isDisk = (given: unknown): given is Disk =>
  typeof given === 'object' && given !== null && 'chmod' in given && typeof given.chmod === 'function';

/**
 * A folder as PGlite's disk, where the files that PGlite makes are for their owner alone: it sets the rights of each itself,
 * past the process's umask, and lets others read some.
 */
export class OwnerOnlyFs extends NodeFS {
  override async init(pg: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const { preRun = [] } = emscriptenOpts;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          ({ FS }: { FS: unknown }) => {
            if (!isDisk(FS)) throw new Error('PGlite has no chmod any more.');
            const { chmod } = FS;
            FS.chmod = (file, mode) => chmod(file, mode & 0o700);
          },
        ],
      },
    };
  }
}
