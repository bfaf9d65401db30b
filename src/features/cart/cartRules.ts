import type { CartLine } from '../../state';

const isSame = (line: CartLine, other: CartLine): boolean =>
  line.product.id === other.product.id &&
  line.surfSpot.id === other.surfSpot.id &&
  line.sessions.length === other.sessions.length &&
  line.sessions.every(({ date, participants, start_time }, index) => {
    const session = other.sessions[index];
    return date === session?.date && participants === session.participants && start_time === session.start_time;
  });

/** Where the first line stands that repeats one before it, as after two presses on Add to Cart; -1 if none does. */
export const repeatedLine = (lines: readonly CartLine[]): number =>
  lines.findIndex((line, index) => lines.slice(0, index).some((earlier) => isSame(line, earlier)));
