import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

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
          ({ FS }) => {
            const { chmod } = FS;
            Object.assign(FS, { chmod: (file: string, mode: number) => chmod(file, mode & 0o700) });
          },
        ],
      },
    };
  }
}
