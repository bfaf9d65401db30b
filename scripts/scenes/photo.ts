import { water } from './sea';
import { oval, picture } from './shapes';

/** What the pictures of the gallery have in common: their size, water across all of it, and grains of sand. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export const scene = (...parts: string[]): string => picture(WIDTH, HEIGHT, ...parts);

export const wide = (y: number, swell: number, length: number, color: string, shift = 0): string =>
  water(y, swell, length, color, WIDTH, HEIGHT, shift);

export const grains = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => oval([x, y], 8, 3.6, '#d3a86d', 0.6)).join('');
