import { at, between, disc, gradient, line, numbers, type Point, shape } from './shapes';

/** A wave that breaks on the right: its upper edge rises from `low` on the left to `high`, steepest at `middle`. */
export interface Wave {
  low: number;
  high: number;
  middle: number;
  /** How gently it rises. */
  length: number;
  /** The height of its foot. */
  foot: number;
  width: number;
  bottom: number;
}

const crestAt = ({ low, high, middle, length }: Wave, x: number): number =>
  low - (low - high) / (1 + Math.exp(-(x - middle) / length));

/** A height on its face: 0 is the crest, 1 the foot. */
export const faceAt = (wave: Wave, x: number, share: number): number =>
  crestAt(wave, x) + share * (wave.foot - crestAt(wave, x));

/** The part of the face below a share of its height. */
function band(wave: Wave, share: number, color: string, ripple: number, phase: number): string {
  const points: string[] = [];
  for (let x = -40; x <= wave.width + 40; x += 20) {
    const y = faceAt(wave, x, share) + ripple * Math.sin(x / 95 + phase) + ripple * 0.5 * Math.sin(x / 41 + phase * 2);
    points.push(at([x, y]));
  }
  return shape(`M${points.join('L')}V${String(wave.bottom)}H-40z`, color);
}

/** Lines along which the water is drawn up the face. */
function pull(wave: Wave, from: number, to: number, step: number, lean: number, color: string): string {
  const next = numbers(7);
  const parts: string[] = [];
  for (let x = from; x <= to; x += step) {
    const top = 0.1 + 0.14 * next();
    const bottom = 0.62 + 0.3 * next();
    const steps = 8;
    const points = Array.from({ length: steps + 1 }, (_, index) => {
      const share = top + ((bottom - top) * index) / steps;
      const px = x - lean * (share - top) * (0.5 + share);
      return at([px, faceAt(wave, px, share)]);
    });
    parts.push(line(`M${points.join('L')}`, color, 5 + 2 * next(), 0.32));
  }
  return parts.join('');
}

/** The face in layers from the light at the crest to the deep foot. */
export function face(wave: Wave, colors: readonly string[], light: string): string {
  const shares = [0, 0.13, 0.32, 0.58, 0.86];
  return (
    colors
      .map((color, index) => band(wave, shares[index] ?? 1, color, index === 0 ? 0 : 5 + index * 3, index * 1.7))
      .join('') + pull(wave, 1180, wave.width + 300, 84, 420, light)
  );
}

/** Foam with a round edge along points, filled down to a last height. */
export function foamBelow(points: readonly Point[], bottom: number, size: number, seed: number, color: string): string {
  const next = numbers(seed);
  const discs: string[] = [];
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.05)));
    for (let step = 0; step < count; step += 1)
      discs.push(disc(between(from, to, step / count), size * (0.72 + 0.56 * next()), color));
  });
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return (
    shape(`M${points.map(at).join('L')}L${at([last[0], bottom])}L${at([first[0], bottom])}z`, color) + discs.join('')
  );
}

/** The lip that falls to the left at the right edge of a picture, the hollow below it, and the white water behind. */
export function lip([x, y]: Point): string {
  const p = (right: number, down: number): Point => [x + right, y + down];
  const a = (right: number, down: number): string => at(p(right, down));
  const [curtain, defs] = gradient([
    [0, '#c9eee0'],
    [0.5, '#7fd0c6'],
    [1, '#4fb5b5'],
  ]);
  return [
    defs,
    // The hollow, with the water that is drawn up in it.
    shape(
      `M${a(-40, 60)}C${a(-90, 170)} ${a(-60, 300)} ${a(40, 350)}L${a(330, 360)}V${at([0, y - 60]).split(' ')[1] ?? ''}z`,
      '#0f6c7c',
    ),
    line(`M${a(-22, 250)}C${a(-30, 180)} ${a(-10, 110)} ${a(40, 70)}`, '#7fd0c6', 7, 0.5),
    line(`M${a(24, 300)}C${a(6, 220)} ${a(26, 150)} ${a(84, 110)}`, '#7fd0c6', 7, 0.5),
    // The lip: thrown from the crest.
    shape(
      `M${a(-250, 34)}C${a(-190, -6)} ${a(-20, -190)} ${a(220, -200)}L${a(420, -190)}V${at(p(0, 330)).split(' ')[1] ?? ''}H${at(p(120, 0)).split(' ')[0] ?? ''}C${a(60, 250)} ${a(20, 170)} ${a(24, 110)}C${a(-10, 70)} ${a(-60, 40)} ${a(-96, 60)}C${a(-140, 30)} ${a(-200, 20)} ${a(-250, 34)}z`,
      curtain,
    ),
    line(`M${a(-60, 6)}C${a(0, -50)} ${a(90, -90)} ${a(190, -96)}`, '#fff6e6', 7, 0.55),
    line(`M${a(60, 40)}C${a(100, -10)} ${a(170, -40)} ${a(260, -44)}`, '#fff6e6', 7, 0.55),
    foamBelow(
      [p(-150, 34), p(-100, 50), p(-40, 56), p(20, 92), p(60, 150), p(96, 220)],
      y + 60,
      17,
      5,
      '#cfe9e4',
    ).replace(/^<path[^>]*>/, ''),
    foamBelow(
      [
        p(-90, 640),
        p(-40, 570),
        p(10, 500),
        p(30, 420),
        p(60, 330),
        p(70, 240),
        p(120, 190),
        p(150, 110),
        p(220, 70),
        p(290, -10),
        p(430, -40),
      ],
      y + 700,
      44,
      3,
      '#cfe9e4',
    ),
    foamBelow(
      [
        p(-40, 660),
        p(20, 590),
        p(70, 510),
        p(80, 440),
        p(96, 372),
        p(120, 280),
        p(176, 240),
        p(210, 160),
        p(280, 130),
        p(430, 60),
      ],
      y + 700,
      40,
      12,
      '#fff6e6',
    ),
  ].join('');
}
