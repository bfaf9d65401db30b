/** Whether the deep tests run (npm run test:deep), which take their time and try everything. */
export const isDeep = process.env['DEEP'] !== undefined;

/** All of a list in the deep tests, else one of so many, the same ones each time. */
export const some = <T>(list: readonly T[], oneOf: number): readonly T[] =>
  isDeep ? list : list.filter((_, place) => place % oneOf === 0);

/** DEEP_SCALE makes the deep tests shorter (0.1) or longer; at 1 they do what the figures promise. */
const scale = Number(process.env['DEEP_SCALE'] ?? 1);
if (!(scale > 0)) throw new Error('DEEP_SCALE must be a number above 0, such as 0.1');

/** How often to repeat what is repeated `count` times at scale 1. */
export const scaled = (count: number, least = 1): number => Math.max(least, Math.round(count * scale));

/** DEEP_SEED repeats a random run; failures name it. */
export const seed = Number(process.env['DEEP_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
