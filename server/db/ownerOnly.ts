import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Takes a file, or a folder and all in it, away from everybody but the owner. Symbolic links are not followed. */
export function makeOwnerOnly(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & 0o077) !== 0) {
    try {
      chmodSync(file, found.mode & 0o700);
    } catch {
      // Another user's file, or a disk without permissions: a start can neither change that nor should it fail for it.
    }
  }
  if (found.isDirectory()) for (const name of readdirSync(file)) makeOwnerOnly(path.join(file, name));
}
