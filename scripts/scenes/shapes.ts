/** Flat shapes in the hand of the site's drawings, as SVG. Points are [x, y] in px, y downwards. */
export type Point = readonly [x: number, y: number];

export const cream = '#fff6e6';
export const ink = '#2a1a17';

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const move = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

/** A point between two: 0 is the first, 1 the second. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${String(opacity)}"` : ''}/>`;

export const disc = ([x, y]: Point, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${String(opacity)}"` : ''}/>`;

export const oval = ([x, y]: Point, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" opacity="${String(opacity)}"/>`;

/** Parts moved to a place, turned (degrees) and enlarged; a negative `scaleX` mirrors them. */
export const placed = (
  [x, y]: Point,
  { turn = 0, scale = 1, mirrored = false }: { turn?: number; scale?: number; mirrored?: boolean },
  ...parts: string[]
): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${String(turn)}) scale(${String(mirrored ? -scale : scale)} ${String(scale)})">${parts.join('')}</g>`;

/** A limb that becomes thinner: two discs and what lies between their outer sides. */
export function limb(a: Point, b: Point, radiusA: number, radiusB: number, fill: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const side = (p: Point, r: number): string => at([p[0] + nx * r, p[1] + ny * r]);
  const [ra, rb] = [round(radiusA), round(radiusB)];
  return shape(
    `M${side(a, radiusA)}L${side(b, radiusB)}A${rb} ${rb} 0 0 0 ${side(b, -radiusB)}L${side(a, -radiusA)}A${ra} ${ra} 0 0 0 ${side(a, radiusA)}z`,
    fill,
  );
}

/** The knee or elbow between two ends; `bend` is the side to which it points, seen along the limb. */
export function jointOf(a: Point, b: Point, first: number, second: number, bend: 1 | -1): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.min(Math.hypot(dx, dy) || 1, (first + second) * 0.999);
  const along = (first ** 2 - second ** 2 + far ** 2) / (2 * far);
  const out = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * bend;
  const full = Math.hypot(dx, dy) || 1;
  return [a[0] + (dx * along - dy * out) / full, a[1] + (dy * along + dx * out) / full];
}

let gradients = 0;

/** Colours one below the other, over what is filled with them. */
export function gradient(stops: readonly (readonly [offset: number, color: string])[]): [id: string, defs: string] {
  const id = `c${String((gradients += 1))}`;
  const colors = stops.map(([offset, color]) => `<stop offset="${String(offset)}" stop-color="${color}"/>`);
  return [`url(#${id})`, `<linearGradient id="${id}" x2="0" y2="1">${colors.join('')}</linearGradient>`];
}

/** Numbers between 0 and 1 that look random and are the same in each run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const picture = (width: number, height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">${parts.join('')}</svg>\n`;
