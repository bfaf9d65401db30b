// Plain JavaScript for the thread that uses it.
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A folder as PGlite's disk, where the files that PGlite makes are for their owner alone: it sets the rights of each itself,
 * past the process's umask, and lets others read some.
 */
export class OwnerOnlyFs extends NodeFS {
  /** @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const restrict = ({ FS }) => {
      const { chmod } = FS;
      FS.chmod = (file, mode) => chmod(file, mode & 0o700);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, restrict] } };
  }
}
