import { type Cause, count, type OperationResult, type Outcome, type Report } from './result.ts';

/** An operation's line, and under it what differs. */
export function operationText({ operation, checks }: OperationResult, isColoured: boolean): string {
  const paint = (code: number, text: string) => (isColoured ? `\x1b[${String(code)}m${text}\x1b[0m` : text);
  const of = (outcome: Outcome) => checks.filter((check) => check.outcome === outcome);
  const [passed, failed, skipped, blocked] = [of('passed'), of('failed'), of('skipped'), of('blocked')];
  const sign =
    failed.length > 0 ? paint(31, '✗') : passed.length > 0 && blocked.length === 0 ? paint(32, '✓') : paint(33, '-');
  const numbers = [`${String(passed.length)} passed`];
  if (failed.length > 0) numbers.push(`${String(failed.length)} failed`);
  if (skipped.length > 0) numbers.push(`${String(skipped.length)} skipped`);
  if (blocked.length > 0) numbers.push(`${String(blocked.length)} could not be made`);
  const lines = [`${sign} ${operation.id} (${operation.method} ${operation.path}): ${numbers.join(', ')}`];
  for (const { name, differences } of failed) {
    for (const { path, expected, got } of differences) {
      lines.push(`    ${name}: ${paint(31, path)} expected ${expected}, got ${got}`);
    }
  }
  for (const { name, reason } of skipped) lines.push(`    ${paint(33, 'skipped')} ${name}: ${reason}`);
  return lines.join('\n');
}

/** One cause of checks that could not be made. */
const causeText = ({ operation, difference: { path, expected, got }, checks, operations }: Cause): string =>
  `${operation}: ${path} expected ${expected}, got ${got}; ${String(checks)} checks of ${String(operations)} operations could not be made because of it`;

/** The closing lines. */
export function summaryText({ results, causes, left, isInterrupted }: Report): string {
  const skipped = count(results, 'skipped');
  const lines = [
    ...causes.map(causeText),
    `${String(results.length)} operations, ${String(count(results, 'passed'))} checks passed, ${String(count(results, 'failed'))} failed` +
      (skipped > 0 ? `, ${String(skipped)} skipped` : ''),
  ];
  if (isInterrupted) lines.push('The check was interrupted.');
  if (left.length > 0) lines.push('Left on the backend:', ...left.map((row) => `    ${row}`));
  return `\n${lines.join('\n')}`;
}
