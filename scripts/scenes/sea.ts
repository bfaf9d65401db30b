import { at, cream, disc, gradient, line, numbers, oval, placed, type Point, shape } from './shapes';

/** A sky, and a sun in it. */
export function sky(width: number, height: number, colors: readonly string[]): string {
  const [fill, defs] = gradient(colors.map((color, index) => [index / (colors.length - 1), color]));
  return `${defs}<rect width="${String(width)}" height="${String(height)}" fill="${fill}"/>`;
}

export const sun = (middle: Point, r: number, color: string, glow: string): string =>
  disc(middle, r * 2.5, glow, 0.16) +
  disc(middle, r * 1.9, glow, 0.22) +
  disc(middle, r * 1.42, glow, 0.32) +
  disc(middle, r, color);

export const cloud = (middle: Point, scale: number, color = cream, opacity = 0.8): string =>
  placed(
    middle,
    { scale },
    shape(
      'M-120 0a34 34 0 0 1 30-46a52 52 0 0 1 92-22a44 44 0 0 1 72 30a30 30 0 0 1 38 38z',
      color,
      `opacity="${String(opacity)}"`,
    ),
  );

/** Water from a height downwards, with a soft swell as its upper edge. */
export function water(
  y: number,
  swell: number,
  length: number,
  color: string,
  width: number,
  bottom: number,
  shift = 0,
): string {
  let d = `M${at([shift - length, y])}`;
  for (let x = shift - length, up = 1; x < width + length; x += length, up = -up)
    d += `Q${at([x + length / 2, y - swell * up * 2])} ${at([x + length, y])}`;
  return shape(`${d}V${String(bottom)}H${String(shift - length)}z`, color);
}

/** The light of the sun on the water, narrow in the distance. */
export function glitter(x: number, y: number, depth: number, color: string, seed: number, gap = 26): string {
  const next = numbers(seed);
  const rows = Math.round(depth / gap);
  return Array.from({ length: rows }, (_, row) => {
    const share = (row + 1) / rows;
    const half = (26 + 70 * (0.4 + share) * next()) * (1.3 - share * 0.5);
    const off = (next() - 0.5) * 70 * share;
    return line(
      `M${at([x + off - half, y + share * depth])}h${String(Math.round(half * 2))}`,
      color,
      5 + 5 * share,
      gap > 26 ? 0.4 : 0.75,
    );
  }).join('');
}

/** Short strokes of light on water. */
export function strokes(
  places: readonly (readonly [x: number, y: number, length: number])[],
  color = cream,
  opacity = 0.5,
  width = 7,
): string {
  return places.map(([x, y, length]) => line(`M${at([x, y])}h${String(length)}`, color, width, opacity)).join('');
}

/** A row of round foam, from left to right, thick by a function of the share of the way. */
export function foam(from: Point, to: Point, size: (share: number) => number, seed: number, color = cream): string {
  const next = numbers(seed);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const parts: string[] = [];
  for (let way = 0; way <= length;) {
    const share = way / length;
    const r = size(share) * (0.75 + 0.5 * next());
    const lift = (next() - 0.5) * r * 0.5;
    parts.push(disc([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + lift], r, color));
    way += Math.max(6, r * 0.95);
  }
  return parts.join('');
}

/** Drops in the air. */
export function spray(middle: Point, spread: number, count: number, seed: number): string {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const angle = -Math.PI * next();
    const far = spread * (0.3 + 0.7 * next());
    return disc([middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far], 3 + 7 * next(), cream, 0.9);
  }).join('');
}

export function palm(
  foot: Point,
  scale: number,
  turn = 0,
  mirrored = false,
  leaf = '#23594d',
  trunk = '#7a4b2e',
): string {
  const leaves = [
    'M40-340Q-42-395-125-310Q-34-330 40-340z',
    'M40-340Q-35-465-110-400Q-28-387 40-340z',
    'M40-340Q10-465-20-470Q13-406 40-340z',
    'M40-340Q75-474 110-468Q72-410 40-340z',
    'M40-340Q120-460 200-390Q112-382 40-340z',
    'M40-340Q124-382 208-300Q116-322 40-340z',
  ];
  return placed(
    foot,
    { turn, scale, mirrored },
    line('M0 0C12-120 20-240 40-340', trunk, 20),
    leaves.map((d) => shape(d, leaf)).join(''),
    disc([28, -326], 12, trunk),
    disc([54, -322], 12, trunk),
  );
}

/** A board seen from the side, nose to the right; its deck is at y = 0. */
export const sideBoard = (length: number, color: string, stripe: string): string => {
  const k = length / 200;
  const p = (x: number, y: number) => at([x * k, y * k]);
  return (
    shape(`M${p(-100, 0)}C${p(-60, 2)} ${p(38, 1)} ${p(100, -15)}C${p(78, 4)} ${p(-60, 11)} ${p(-100, 0)}z`, color) +
    line(`M${p(-84, 3)}C${p(-40, 7)} ${p(30, 6)} ${p(78, -6)}`, stripe, 3.4 * k)
  );
};

/** A board that stands upright, its tail at [0, 0]. */
export function tallBoard(height: number, color: string, mark: string, kind: 'bands' | 'tip' | 'stripe'): string {
  const k = height / 530;
  const p = (x: number, y: number) => at([x * k, y * k]);
  const outline = `M${p(0, -530)}C${p(58, -472)} ${p(67, -318)} ${p(61, -185)}C${p(56, -66)} ${p(34, 0)} ${p(0, 0)}C${p(-34, 0)} ${p(-56, -66)} ${p(-61, -185)}C${p(-67, -318)} ${p(-58, -472)} ${p(0, -530)}z`;
  const marks = {
    bands:
      line(`M${p(-56, -388)}L${p(56, -388)}`, mark, 40 * k) + line(`M${p(-62, -330)}L${p(62, -330)}`, mark, 17 * k),
    tip: shape(
      `M${p(0, -530)}C${p(40, -490)} ${p(57, -420)} ${p(62, -366)}L${p(-62, -366)}C${p(-57, -420)} ${p(-40, -490)} ${p(0, -530)}z`,
      mark,
    ),
    stripe: line(`M${p(30, -440)}L${p(30, -90)}`, mark, 15 * k),
  };
  return (
    shape(outline, color) +
    marks[kind].replaceAll('stroke-linecap="round"', 'stroke-linecap="butt"') +
    line(`M${p(0, -505)}L${p(0, -22)}`, '#07333e', 3.6 * k, 0.35)
  );
}

export const shadow = (middle: Point, rx: number, color = '#b98a55'): string =>
  oval(middle, rx, rx * 0.15, color, 0.45);

/** A mountain that the sun lights from the right. */
export function volcano([x, y]: Point, half: number, height: number, color: string, lit: string): string {
  const p = (right: number, up: number) => at([x + right * half, y - up * height]);
  return (
    shape(
      `M${p(-1, 0)}C${p(-0.6, 0.2)} ${p(-0.3, 0.6)} ${p(-0.1, 0.95)}Q${p(-0.02, 1.04)} ${p(0.07, 0.97)}C${p(0.3, 0.58)} ${p(0.6, 0.2)} ${p(1, 0)}z`,
      color,
    ) +
    shape(
      `M${p(0.07, 0.97)}C${p(0.3, 0.58)} ${p(0.6, 0.2)} ${p(1, 0)}L${p(0.3, 0)}C${p(0.34, 0.2)} ${p(0.16, 0.36)} ${p(0.18, 0.52)}C${p(0.1, 0.64)} ${p(0.02, 0.8)} ${p(0.07, 0.97)}z`,
      lit,
    )
  );
}

export const birds = (middle: Point, scale: number, color = '#7a4b2e'): string =>
  placed(
    middle,
    { scale },
    line('M-26 0Q-14-12 0 0Q14-12 26 0', color, 4.5),
    line('M36 22Q44 12 54 22Q64 12 74 22', color, 4),
  );
