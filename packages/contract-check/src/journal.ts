import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Body } from './client.ts';

/**
 * What a run has to clear away: a row that it has made, a day that it has changed, or what the school said before.
 * Of a day the creator is `updateDays`, and the id is the day.
 * Of the school the creator is `updateSchool`.
 */
export interface MadeRow {
  creator: string;
  id: string;
  fields: Body;
}

const NAME = /^contract-check-([0-9a-z]{8})\.jsonl$/;
const fileOf = (code: string): string => path.join(os.tmpdir(), `contract-check-${code}.jsonl`);

/** Notes on this machine what a run makes, as some rows, such as pictures, have no text that would tell whose they are. */
export function noteMade(code: string, url: string, { creator, id, fields }: MadeRow): void {
  appendFileSync(fileOf(code), `${JSON.stringify({ url: new URL(url).href, creator, id, fields })}\n`, { mode: 0o600 });
}

export const forgetMade = (code: string): void => rmSync(fileOf(code), { force: true });

/** What runs on a backend have noted on this machine and not cleared away, up to the run with this code; the newest first. */
export function notedRows(url: string, code: string): { code: string; rows: MadeRow[] }[] {
  const codes = readdirSync(os.tmpdir()).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const noted = codes
    .filter((one) => one <= code)
    .map((one) => {
      const lines = readFileSync(fileOf(one), 'utf8').split('\n');
      // The last line of a run that was killed may be cut off.
      const rows = lines
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as MadeRow & { url: string });
      return { code: one, rows: rows.filter((row) => row.url === new URL(url).href).reverse() };
    });
  return noted.filter(({ rows }) => rows.length > 0);
}
