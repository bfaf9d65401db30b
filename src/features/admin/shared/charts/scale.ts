/** The shortest axis, so that the bar of a single booking is not as high as the chart. */
const LEAST = 4;

/** The values to mark on an axis from 0 to at least `max`: up to six of them, in steps of 1, 2 or 5 times a power of ten. */
export function ticksFor(max: number): number[] {
  const rough = Math.max(max, LEAST) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  const count = Math.ceil(Math.max(max, LEAST) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
