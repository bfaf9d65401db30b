/** Whether the deep tests run (npm run test:deep), which take their time and try everything. */
export const isDeep = process.env['DEEP'] !== undefined;

/** All of a list in the deep tests, else one of so many, the same ones each time. */
export const some = <T>(list: readonly T[], oneOf: number): readonly T[] =>
  isDeep ? list : list.filter((_, place) => place % oneOf === 0);
