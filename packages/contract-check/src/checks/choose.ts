/** Chooses of requests that are alike but for the field that they try: `of` names what they are for. */
export type Choose = <T>(of: string, all: T[]) => T[];

const sum = (text: string): number => Array.from(text).reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0);

/** One of them in each run, another with another seed, so that a few runs try all; or each in every run. */
export const choosing =
  (seed: number, isThorough: boolean): Choose =>
  (of, all) =>
    isThorough ? all : all.filter((_, index) => index === Math.abs(seed + sum(of)) % all.length);
