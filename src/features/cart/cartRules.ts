import type { CartLine } from '../../state';

/** For each line those of its sessions that an earlier one of the cart equals: lesson, spot, day, hour and people. */
function repeatsIn(lines: readonly CartLine[]) {
  const seen = new Set<string>();
  return lines.map(({ product, surfSpot, sessions }) =>
    sessions.filter(({ date, start_time, participants }) => {
      const key = [product.id, surfSpot.id, date, start_time, participants].join();
      return seen.size === seen.add(key).size;
    }),
  );
}

/** Where the first line stands that repeats sessions, as after two presses on Add to Cart; -1 if none does. */
export const repeatedLine = (lines: readonly CartLine[]): number =>
  repeatsIn(lines).findIndex((repeats) => repeats.length > 0);

/** The cart without what that line repeats. */
export function keptOnce(lines: readonly CartLine[]): CartLine[] {
  const repeated = repeatedLine(lines);
  const repeats = repeatsIn(lines)[repeated];
  return lines
    .map((line, index) =>
      index === repeated ? { ...line, sessions: line.sessions.filter((one) => !repeats?.includes(one)) } : line,
    )
    .filter(({ sessions }) => sessions.length > 0);
}
