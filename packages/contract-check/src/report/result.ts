import type { Difference } from '../difference.ts';
import type { Level, Operation } from '../document.ts';
import type { Exchange } from '../exchange.ts';

/** `blocked`: it could not be made, as another operation failed. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'blocked';

export interface CheckResult {
  name: string;
  outcome: Outcome;
  /** What is not as the contract says; of a blocked check, what is not so of the operation that it needs. */
  differences: Difference[];
  /** The smallest generated request that fails, as curl, and the command that repeats it. */
  counterexample?: string;
  /** Why it was skipped. */
  reason: string;
  /** The operation that a blocked check needs. */
  cause: string | null;
  seconds: number;
  /** What a failed check has asked, the latest last. */
  exchanges: Exchange[];
}

export interface OperationResult {
  operation: Operation;
  checks: CheckResult[];
  /** How many requests its checks have sent. */
  requests: number;
  seconds: number;
}

/** Checks that could not be made by one cause. */
export interface Cause {
  operation: string;
  difference: Difference;
  checks: number;
  operations: number;
}

export interface Report {
  url: string;
  level: Level;
  /** The contract's version. */
  contract: string;
  /** The mark by which what the run created is known. */
  mark: string;
  startedAt: Date;
  results: OperationResult[];
  causes: Cause[];
  /** What the check could not delete. */
  left: string[];
  isInterrupted: boolean;
  /** Why the run ended early; null when it did not. */
  stopped: string | null;
  requests: number;
  seconds: number;
}

type Checked = Pick<OperationResult, 'checks'>;

/** How many checks ended in this way. */
export const count = (results: Checked[], outcome: Outcome): number =>
  results.flatMap(({ checks }) => checks).filter((check) => check.outcome === outcome).length;

export interface Totals {
  checks: number;
  passed: number;
  failed: number;
  skipped: number;
  blocked: number;
}

/** How many checks there were, and how they ended. */
export const totals = (results: Checked[]): Totals => ({
  checks: results.reduce((sum, { checks }) => sum + checks.length, 0),
  passed: count(results, 'passed'),
  failed: count(results, 'failed'),
  skipped: count(results, 'skipped'),
  blocked: count(results, 'blocked'),
});
