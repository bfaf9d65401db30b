import type { Difference } from './difference.ts';
import type { Operation } from './document.ts';

export interface CheckResult {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  differences: Difference[];
  /** The smallest generated request that shows it, and how to repeat it. */
  counterexample?: string;
  /** Why it was skipped. */
  reason: string;
  seconds: number;
}

export interface OperationResult {
  operation: Operation;
  checks: CheckResult[];
}

export interface Report {
  results: OperationResult[];
  /** What the check could not delete. */
  left: string[];
  isInterrupted: boolean;
}

/** How many checks ended in this way. */
export const count = (results: OperationResult[], outcome: CheckResult['outcome']): number =>
  results.flatMap(({ checks }) => checks).filter((check) => check.outcome === outcome).length;

/** An operation's line, and under it what differs. */
export function operationText({ operation, checks }: OperationResult, isColoured: boolean): string {
  const paint = (code: number, text: string) => (isColoured ? `\x1b[${String(code)}m${text}\x1b[0m` : text);
  const of = (outcome: CheckResult['outcome']) => checks.filter((check) => check.outcome === outcome);
  const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')];
  const sign = failed.length > 0 ? paint(31, '✗') : passed.length > 0 ? paint(32, '✓') : paint(33, '-');
  const numbers = [`${String(passed.length)} passed`];
  if (failed.length > 0) numbers.push(`${String(failed.length)} failed`);
  if (skipped.length > 0) numbers.push(`${String(skipped.length)} skipped`);
  const lines = [`${sign} ${operation.id} (${operation.method} ${operation.path}): ${numbers.join(', ')}`];
  for (const { name, differences, counterexample } of failed) {
    for (const { path, expected, got } of differences) {
      lines.push(`    ${name}: ${paint(31, path)} expected ${expected}, got ${got}`);
    }
    for (const line of counterexample?.split('\n') ?? []) lines.push(`        ${line}`);
  }
  for (const { name, reason } of skipped) lines.push(`    ${paint(33, 'skipped')} ${name}: ${reason}`);
  return lines.join('\n');
}

/** The closing lines. */
export function summaryText({ results, left, isInterrupted }: Report): string {
  const skipped = count(results, 'skipped');
  const lines = [
    `${String(results.length)} operations, ${String(count(results, 'passed'))} checks passed, ${String(count(results, 'failed'))} failed` +
      (skipped > 0 ? `, ${String(skipped)} skipped` : ''),
  ];
  if (isInterrupted) lines.push('The check was interrupted.');
  if (left.length > 0) lines.push('Left on the backend:', ...left.map((row) => `    ${row}`));
  return `\n${lines.join('\n')}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML, without the characters that XML does not allow. */
const xml = (text: string): string =>
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '?').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The report as JUnit reads it. */
export function junit({ results }: Report): string {
  const suites = results.map(({ operation, checks }) => {
    const tests = checks.map(({ name, outcome, differences, reason, seconds }) => {
      const head = `    <testcase classname="${operation.id}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
      if (outcome === 'passed') return `${head}/>`;
      const texts = differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
      const child =
        outcome === 'skipped'
          ? `<skipped message="${xml(reason)}"/>`
          : `<failure message="${xml(texts[0] ?? '')}">${xml(texts.join('\n'))}</failure>`;
      return `${head}>${child}</testcase>`;
    });
    const one = [{ operation, checks }];
    const numbers = `tests="${String(checks.length)}" failures="${String(count(one, 'failed'))}" skipped="${String(count(one, 'skipped'))}"`;
    return [`  <testsuite name="${operation.id}" ${numbers}>`, ...tests, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}
