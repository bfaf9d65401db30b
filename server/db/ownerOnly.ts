import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

function restrict(file: string, mode: number): void {
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(file, mode & 0o700);
  } catch {
    // Somebody else's file, or a disk without such rights: nothing that a start could mend or should end for.
  }
}

/** Takes a folder and all in it away from everybody but the owner. Symbolic links inside are not followed. */
export function makeOwnerOnly(folder: string): void {
  restrict(folder, statSync(folder).mode);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found && !found.isSymbolicLink()) restrict(file, found.mode);
  }
}
