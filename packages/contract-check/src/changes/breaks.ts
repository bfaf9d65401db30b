import { changesOf, type Document } from './changes.ts';

import written from './levelOne.json' with { type: 'json' };

/** The contract of version 1.0.0 (commit 7efbaf0), which has the 45 documented operations alone, without its words. */
export const levelOne = written as unknown as Document;

/** Kinds and statuses that have become open to more, with the first that was listed. */
const nowOpen = ['.kind enum: ["BOOKED",', '.kind enum: ["MONEY_FOR_CANCELLED",', '.status enum: ["WAITING",'];

/** Changes that were meant, and why they refuse nobody. */
const meant: [(line: string) => boolean, string][] = [
  [(line) => line.includes('.email pattern: '), 'the same texts as before, matched in linear time'],
  [
    (line) => line.includes('.location_url pattern: ') && line.endsWith(String.raw`became "^(https?://\\S+)?$"`),
    'an empty text clears it',
  ],
  [
    (line) => line.endsWith('.role enum: ["ADMIN","CUSTOMER"] became ["ADMIN","STAFF","CUSTOMER"]'),
    'no user is STAFF unless made so',
  ],
  [
    (line) => nowOpen.some((enumeration) => line.includes(enumeration)) && line.endsWith('] became []'),
    'people read them, and a site shows what it does not know',
  ],
];

/**
 * Where `after` refuses, leaves out or answers otherwise what `before` promised, a line each; optional additions and what was
 * meant are no breaks (docs/contract-changes.md).
 */
export const breaksOf = (before: Document, after: Document): string[] =>
  changesOf(before, after).filter((line) => !meant.some(([isIt]) => isIt(line)));

const numbers = (version: string): number[] => version.split('.').map(Number);

/** What forbids to give out `after` as it is: breaks without a new major version, or changes without any new version. */
export function faultsOf(before: Document, after: Document): string[] {
  const breaks = breaksOf(before, after);
  const [given, now] = [before.info.version, after.info.version];
  const [oldMajor = 0, newMajor = 0] = [given, now].map((version) => numbers(version)[0]);
  if (breaks.length > 0 && newMajor <= oldMajor) return breaks;
  const isChanged = JSON.stringify(before.paths) !== JSON.stringify(after.paths);
  return isChanged && given === now ? [`info.version: is still ${given}, and the operations are others`] : [];
}
