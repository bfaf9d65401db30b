import { check } from 'recheck';
import type { Expression } from './inCode.ts';

/** No time limits, as they would change the result on a busy machine. */
const options = { timeout: null, attackTimeout: null, incubationTimeout: null };

/** Expressions that are only known at run time, by file and code, and why they are allowed. */
const answered: Record<string, string> = {
  "server/contract/boundedKeywords.ts new RegExp(pattern, 'u')":
    'The patterns of the contract, which are judged themselves.',
  'packages/contract-check/src/checks/changes.ts new RegExp(pattern)':
    'The patterns of the contract, on an empty text.',
  "packages/contract-check/src/properties/texts.ts new RegExp(pattern, 'u')":
    'The patterns of the contract, on short texts.',
  "packages/contract-check/src/bodies.ts new RegExp(pattern ?? '')":
    'The patterns of the contract, on texts of some characters.',
};

/** Why an expression takes more than linear time, or undefined; such a one can block a server for minutes. */
export async function problemOf({ file, source, flags, text }: Expression): Promise<string | undefined> {
  if (source === null) return `${file} ${text}` in answered ? undefined : 'is put together at run time';
  const result = await check(source, flags, options);
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return `cannot be judged: ${result.error.kind}`;
  return `takes time that is ${result.complexity.summary}; attack: ${result.attack.pattern}`;
}
