import { check } from 'recheck';
import type { Expression } from './inCode.ts';

/** No limits of time inside: on a busy machine they would change the verdict. */
const options = { timeout: 60_000, attackTimeout: null, incubationTimeout: null };

/** What nobody can judge before it runs, by file and code, and why it may stay. */
const answered: Record<string, string> = {
  "server/contract/boundedKeywords.ts new RegExp(pattern, 'u')":
    'The patterns of the contract, which are judged themselves.',
  "scripts/contract/bodies.ts new RegExp(pattern ?? '')": 'The patterns of the contract, on texts of some characters.',
};

/** What is wrong with an expression, or undefined: one that takes more than linear time can hold a server up for minutes. */
export async function problemOf({ file, source, flags, text }: Expression): Promise<string | undefined> {
  if (source === null) return `${file} ${text}` in answered ? undefined : 'is put together at run time';
  const result = await check(source, flags, options);
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return `cannot be judged: ${result.error.kind}`;
  return `takes time that is ${result.complexity.summary}; attack: ${result.attack.pattern}`;
}
