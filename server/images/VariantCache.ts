import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Warn } from '../throttledWarn.ts';

/** How long a file is kept (ms). One that is still asked for is made again; those of deleted pictures go. */
const LIFE = 30 * 86_400_000;

/**
 * A cache of files in a folder that may be deleted at any time. A file that cannot be read counts as missing, and one that
 * cannot be written is not cached. Visitors cannot fill the disk with it: a stored picture has 28 variants.
 */
export class VariantCache {
  readonly #folder: string;
  readonly #warn: Warn;

  constructor(folder: string, warn: Warn) {
    this.#folder = folder;
    this.#warn = warn;
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const content = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    return content?.length ? content : undefined; // a power cut may leave an empty file
  }

  async write(name: string, content: Uint8Array): Promise<void> {
    const file = path.join(this.#folder, name);
    const draft = `${file}.${String(process.pid)}.part`;
    try {
      await mkdir(this.#folder, { recursive: true });
      // Renamed into place: a reader never sees half a file.
      await writeFile(draft, content);
      await rename(draft, file);
    } catch (error) {
      this.#warn('Resized pictures cannot be kept in DATA_DIR; each is made again when it is asked for.', error);
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Deletes what is old at a time (ms since 1970). */
  async sweep(now: number): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, name);
      const madeAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? now;
      if (now - madeAt > LIFE) await rm(file, { force: true }).catch(() => undefined);
    }
  }
}
