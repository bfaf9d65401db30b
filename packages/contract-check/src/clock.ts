/** Clocks of machines differ by so much without anybody's doing (ms). */
const USUAL = 2 * 60_000;
let ahead = 0;

/** Now, by the clock of the backend that is checked. */
export const now = (): number => Date.now() + ahead;

/** By how much the backend's clock differs from this machine's (ms). */
export const difference = (): number => ahead;

/** Takes over the clock of a backend, as its answers name it; returns by how much it differs from this machine's (ms). */
export function follow(date: string | null): number {
  const told = Date.parse(date ?? '');
  const found = Number.isNaN(told) ? 0 : told - Date.now();
  ahead = Math.abs(found) > USUAL ? found : 0;
  return ahead;
}
