import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Booking, LedgerRow, Session } from '../../../../server/contract.gen.ts';

// Where nothing else says it, the client's code takes the host of its page.
process.env['API_URL'] ??= 'https://surf.example';

/** What a function of the client's code, which shares no types with the server's, makes of rows. */
async function made(file: string, name: string, rows: readonly object[]): Promise<unknown> {
  const address = pathToFileURL(path.resolve('src/features/admin', file)).href;
  const found = ((await import(address)) as Record<string, unknown>)[name];
  assert.ok(typeof found === 'function');
  return Reflect.apply(found, undefined, [rows]);
}

async function textOf(file: string, name: string, rows: readonly object[]): Promise<string> {
  const text = await made(file, name, rows);
  assert.ok(typeof text === 'string');
  return text;
}

/** The totals of a day's board. */
export async function boardTotals(rows: readonly Session[]): Promise<unknown> {
  return ((await made('dashboard/board.ts', 'boardOf', rows)) as { totals: unknown }).totals;
}

/** The files that administrators save, as their screens make them of the lists. */
export const sessionsCsv = (rows: readonly Session[]): Promise<string> =>
  textOf('money/moneyCsv.ts', 'sessionsCsv', rows);
export const ledgerCsv = (rows: readonly LedgerRow[]): Promise<string> =>
  textOf('money/moneyCsv.ts', 'ledgerCsv', rows);
export const bookingsCsv = (rows: readonly Booking[]): Promise<string> =>
  textOf('bookings/list/bookingsCsv.ts', 'bookingsCsv', rows);

/** The cells of a CSV text (RFC 4180), row by row. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** What a column of a CSV text adds up to. */
export function added(text: string, column: string): number {
  const [titles = [], ...rows] = cellsOf(text);
  const at = titles.indexOf(column);
  assert.notEqual(at, -1);
  assert.ok(rows.every((row) => row.length === titles.length));
  return rows.reduce((sum, row) => sum + Number(row[at]), 0);
}
