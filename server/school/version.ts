import { conflict } from '../errors.ts';

/** What somebody is told whose screen shows an older booking than the stored one. */
export const CHANGED_MEANWHILE = 'Somebody has changed this booking meanwhile.';

/** Whether a change was made for another version of a row than the stored one, which is locked; without a version it is for any. */
export const isOtherVersion = ({ version }: { version: number }, asked: number | undefined): boolean =>
  asked !== undefined && asked !== version;

/** Fails with 409 where a change was made for another version. */
export function assertVersion(row: { version: number }, asked: number | undefined): void {
  if (isOtherVersion(row, asked)) throw conflict(CHANGED_MEANWHILE);
}
