import { randomInt } from 'node:crypto';

const START = Date.UTC(2020);
const DIGITS = 6;

/** The code of a run: its second and two signs by chance, so that codes sort by time. */
export function newCode(now: number): string {
  const seconds = Math.floor((now - START) / 1000);
  return (
    seconds.toString(36).padStart(DIGITS, '0') +
    randomInt(36 * 36)
      .toString(36)
      .padStart(2, '0')
  );
}

/** The mark by which a run's rows are known. */
export const markOf = (code: string): string => `Contract check ${code}`;

/** The code in a mark, or in a code alone; undefined when there is none. */
export const codeOf = (mark: string): string | undefined =>
  /^(?:contract check )?([0-9a-z]{8})$/.exec(mark.trim().toLowerCase())?.[1];

/** The codes of all runs that a row names. */
export function codesIn(row: unknown): string[] {
  const text = JSON.stringify(row).toLowerCase();
  return [...text.matchAll(/contract[ -]check[ -]([0-9a-z]{8})(?![0-9a-z])/g)].map(([, code = '']) => code);
}
