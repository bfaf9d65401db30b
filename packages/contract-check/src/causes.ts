import type { Difference } from './difference.ts';
import type { Operation } from './document.ts';
import type { Cause, CheckResult, OperationResult } from './report/result.ts';

/** Differences of the same kind have the same key: what changes from row to row is left out. */
export function kindOf({ path, expected, got }: Difference): string {
  const general = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4,}){0,4}|\d{4,}/g, '#');
  return [path.replace(/\b\d+\b/g, '#'), general(expected), general(got)].join('\n');
}

const isOf = (check: CheckResult, { path, expected }: Difference): boolean =>
  check.differences.some((one) => one.path === path && one.expected === expected);

/** The causes of what is blocked, the one that blocks most first. */
export function causesOf(results: OperationResult[]): Cause[] {
  const causes = new Map<string, { cause: Cause; within: Set<string> }>();
  for (const { operation, checks } of results) {
    for (const { outcome, cause, differences } of checks) {
      const [difference] = differences;
      if (outcome !== 'blocked' || cause === null || !difference) continue;
      const key = `${cause}\n${kindOf(difference)}`;
      const none = { operation: cause, difference, checks: 0, operations: 0 };
      const known = causes.get(key) ?? { cause: none, within: new Set() };
      causes.set(key, known);
      known.within.add(operation.id);
      known.cause.checks += 1;
      known.cause.operations = known.within.size;
    }
  }
  return [...causes.values()].map(({ cause }) => cause).sort((a, b) => b.checks - a.checks);
}

/** Failed checks, by operation, of what blocked others and was seen by none of the operation's own checks. */
export function unseenCauses(results: OperationResult[], operations: Operation[]): OperationResult[] {
  const unseen: OperationResult[] = [];
  for (const { operation, checks } of results) {
    for (const check of checks) {
      const [difference] = check.differences;
      const at = operations.find(({ id }) => id === check.cause);
      if (check.outcome !== 'blocked' || !at || !difference) continue;
      const own = [...results, ...unseen].filter((one) => one.operation.id === at.id).flatMap((one) => one.checks);
      if (own.some((one) => one.outcome === 'failed' && isOf(one, difference))) continue;
      const name = `for ${operation.id}, ${check.name}`;
      const failed = { ...check, name, outcome: 'failed' as const, cause: null, seconds: 0 };
      const known = unseen.find((one) => one.operation.id === at.id);
      if (known) known.checks.push(failed);
      else unseen.push({ operation: at, checks: [failed], requests: 0, seconds: 0 });
    }
  }
  return unseen;
}
