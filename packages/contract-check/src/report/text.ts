import { kindOf } from '../causes.ts';
import type { Difference } from '../difference.ts';
import { CANCELLED } from '../rows.ts';
import {
  type Cause,
  type CheckResult,
  count,
  type OperationResult,
  type Outcome,
  type Report,
  totals,
} from './result.ts';

const whole = new Intl.NumberFormat('en-GB');
/** A difference at so many operations before is not listed again with each check. */
const MANY = 3;

/** A number of things, in words. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${whole.format(number)} ${number === 1 ? one : many}`;

/** A difference in words: `data.price expected an integer, got "free"`. */
export const differenceText = ({ path, expected, got }: Difference): string =>
  `${path} expected ${expected}, got ${got}`;

const nameOf = ({ operation }: OperationResult): string => `${operation.id} (${operation.method} ${operation.path})`;

/** Lists what is alike once, by the text that is to be the same; the number says how many more there are. */
export function alike<T>(all: T[], keyOf: (one: T) => string): { first: T; more: number; key: string }[] {
  const groups = new Map<string, { first: T; more: number; key: string }>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.more += 1;
    else groups.set(key, { first: one, more: 0, key });
  }
  return [...groups.values()];
}

export interface Detail {
  isColoured: boolean;
  /** Lists every failed check. */
  isVerbose: boolean;
  /** At how many operations a kind of difference was seen; kept from one operation to the next. */
  seen: Map<string, number>;
}

const paint = ({ isColoured }: Detail, code: number, text: string): string =>
  isColoured ? `\x1b[${String(code)}m${text}\x1b[0m` : text;

/** What differs: each kind once, and those that many operations have in common in few words. */
function failedLines(failed: CheckResult[], detail: Detail): string[] {
  const found = failed.flatMap(({ name, differences, counterexample }) =>
    differences.map((difference) => ({ name, difference, counterexample })),
  );
  const line = ({ name, difference, counterexample }: (typeof found)[number], more: number) => {
    const { path, expected, got } = difference;
    const others = more > 0 ? ` (and ${whole.format(more)} more like it)` : '';
    const how = counterexample?.replace(/^/gm, '        ');
    return `    ${name}: ${paint(detail, 31, path)} expected ${expected}, got ${got}${others}${how === undefined ? '' : `\n${how}`}`;
  };
  if (detail.isVerbose) return found.map((one) => line(one, 0));
  const groups = alike(found, ({ difference }) => kindOf(difference));
  const isCommon = ({ key }: { key: string }) => (detail.seen.get(key) ?? 0) >= MANY;
  const own = groups.filter((group) => !isCommon(group));
  const listed = own.length > 0 ? own : groups.slice(0, 1);
  const rest = groups.filter((group) => !listed.includes(group)).reduce((sum, { more }) => sum + more + 1, 0);
  for (const { key } of groups) detail.seen.set(key, (detail.seen.get(key) ?? 0) + 1);
  const lines = listed.map(({ first, more }) => line(first, more));
  if (rest > 0) lines.push(`    and ${whole.format(rest)} more like those of other operations`);
  return lines;
}

/** An operation's line, and under it what differs. */
export function operationText(
  result: OperationResult,
  isColoured: boolean,
  detail: Detail = { isColoured, isVerbose: true, seen: new Map() },
): string {
  const of = (outcome: Outcome) => result.checks.filter((check) => check.outcome === outcome);
  const [passed, failed, skipped, blocked] = [of('passed'), of('failed'), of('skipped'), of('blocked')];
  const isGreen = passed.length > 0 && blocked.length === 0;
  const sign = failed.length > 0 ? paint(detail, 31, '✗') : isGreen ? paint(detail, 32, '✓') : paint(detail, 33, '-');
  const numbers = [`${String(passed.length)} passed`];
  if (failed.length > 0) numbers.push(`${String(failed.length)} failed`);
  if (skipped.length > 0) numbers.push(`${String(skipped.length)} skipped`);
  if (blocked.length > 0) numbers.push(`${String(blocked.length)} blocked`);
  const lines = [`${sign} ${nameOf(result)}: ${numbers.join(', ')}`, ...failedLines(failed, detail)];
  const reasons = detail.isVerbose
    ? skipped.map((first) => ({ first, more: 0 }))
    : alike(skipped, ({ reason }) => reason);
  for (const { first, more } of reasons) {
    const others = more > 0 ? ` (and ${counted(more, 'more check', 'more checks')})` : '';
    lines.push(`    ${paint(detail, 33, 'skipped')} ${first.name}: ${first.reason}${others}`);
  }
  if (detail.isVerbose)
    for (const { name, cause } of blocked)
      lines.push(`    ${paint(detail, 33, 'blocked')} ${name}: needs ${cause ?? ''}`);
  return lines.join('\n');
}

/** The lines of all operations. */
export function wholeText({ results }: Report, isVerbose: boolean): string {
  const detail = { isColoured: false, isVerbose, seen: new Map() };
  return results.map((result) => operationText(result, false, detail)).join('\n');
}

/** One cause of checks that could not be made. */
export const causeText = ({ operation, difference, checks, operations }: Cause): string =>
  `${operation}: ${differenceText(difference)}; ${counted(checks, 'check')} of ${counted(operations, 'operation')} could not be made because of it`;

/** Differences that many operations have in common. */
function commonLines(results: OperationResult[]): string[] {
  const kinds = new Map<string, { difference: Difference; checks: number; within: Set<string> }>();
  for (const { operation, checks } of results) {
    for (const difference of checks.filter(({ outcome }) => outcome === 'failed').flatMap((one) => one.differences)) {
      const key = kindOf(difference);
      const kind = kinds.get(key) ?? { difference, checks: 0, within: new Set() };
      kind.checks += 1;
      kind.within.add(operation.id);
      kinds.set(key, kind);
    }
  }
  return [...kinds.values()]
    .filter(({ within }) => within.size > MANY)
    .sort((a, b) => b.checks - a.checks)
    .map(
      ({ difference, checks, within }) =>
        `    ${differenceText(difference)}: ${counted(checks, 'check')} of ${counted(within.size, 'operation')}`,
    );
}

/** The lines about what stays; bookings that were cancelled are only counted. */
function leftLines({ left, mark }: Report): string[] {
  const cancelled = left.filter((line) => line.endsWith(CANCELLED));
  const others = left.filter((line) => !cancelled.includes(line));
  const lines = others.map((line) => `    ${line}`);
  if (others.length > 0) lines.push(`    (--clean "${mark}" tries again)`);
  if (cancelled.length > 0)
    lines.push(`    ${counted(cancelled.length, 'booking')}, cancelled, as bookings cannot be deleted`);
  return lines;
}

/** `63 operations, 1,059 checks passed, 0 failed, 1,312 requests in 24 s`. */
function totalsText({ results, requests, seconds }: Report): string {
  const { passed, failed, skipped, blocked } = totals(results);
  const parts = [
    counted(results.length, 'operation'),
    `${counted(passed, 'check')} passed`,
    `${whole.format(failed)} failed`,
    ...(skipped > 0 ? [`${whole.format(skipped)} skipped`] : []),
    ...(blocked > 0 ? [`${whole.format(blocked)} could not be made`] : []),
    `${counted(requests, 'request')} in ${seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds))} s`,
  ];
  return parts.join(', ');
}

/** The closing lines. */
export function summaryText(report: Report, isVerbose = false): string {
  const { results, causes, left, isInterrupted, stopped } = report;
  const wrong = results.filter((result) => count([result], 'failed') > 0);
  const lines: string[] = [];
  if (wrong.length > 0) lines.push('Not as the contract says:');
  for (const result of wrong)
    lines.push(
      `    ${nameOf(result)}: ${String(count([result], 'failed'))} of ${counted(result.checks.length, 'check')}`,
    );
  const common = commonLines(results);
  if (common.length > 0) lines.push('The same at many operations:', ...common);
  if (causes.length > 0)
    lines.push('Not checked, as something that it needs failed:', ...causes.map((one) => `    ${causeText(one)}`));
  lines.push(totalsText(report));
  if (isInterrupted) lines.push('The check was interrupted.');
  if (stopped !== null) lines.push(stopped);
  if (left.length > 0)
    lines.push('Left on the backend:', ...(isVerbose ? left.map((line) => `    ${line}`) : leftLines(report)));
  return `\n${lines.join('\n')}`;
}
