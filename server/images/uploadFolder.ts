import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes an upload into a new file of the folder, which is made when it is missing; a failed write leaves no file. */
export async function writeUpload(folder: string, content: Readable): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  const target = createWriteStream(file);
  const closed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline(content, target);
    return file;
  } catch (error) {
    await closed; // a file that is still being opened would be made after its removal
    await rm(file, { force: true });
    throw error;
  }
}

/** Removes the files of the folder that are older than `age` (ms): what a process that was killed has left. */
export async function removeLeftovers(folder: string, age: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []; // nothing was uploaded yet
    throw error;
  });
  for (const file of names.map((name) => path.join(folder, name))) {
    const found = await stat(file).catch(() => undefined); // gone meanwhile
    if (found && Date.now() - found.mtimeMs >= age) await rm(file, { force: true });
  }
}
