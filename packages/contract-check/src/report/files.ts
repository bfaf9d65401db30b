import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Format, Output } from '../options.ts';
import { CannotStart } from '../signIn.ts';
import { htmlReport } from './html.ts';
import { type CheckResult, type OperationResult, type Report, totals } from './result.ts';
import { summaryText, wholeText } from './text.ts';
import { curlOf, type Exchange } from '../exchange.ts';
import type { Difference } from '../difference.ts';

const exchangeOf = (exchange: Exchange) => ({
  operation: exchange.operation,
  curl: curlOf(exchange),
  status: exchange.status,
  headers: exchange.answerHeaders,
  answer: exchange.answer,
  seconds: exchange.seconds,
});

/** The report for programs. */
export function json(report: Report): string {
  const { results, ...run } = report;
  const operations = results.map(({ operation, checks, requests, seconds }) => ({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    level: operation.level,
    ...totals([{ checks }]),
    requests,
    seconds,
    results: checks.map(({ exchanges, ...check }) => ({ ...check, exchanges: exchanges.map(exchangeOf) })),
  }));
  return `${JSON.stringify({ ...run, totals: totals(results), operations }, null, 2)}\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
/** Characters that XML does not allow, and halves of characters. */
const FORBIDDEN =
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const xml = (text: string): string =>
  text.replace(FORBIDDEN, '?').replace(/[&<>"\n]/g, (sign) => escapes[sign] ?? sign);

const differenceText = ({ path, expected, got }: Difference): string => `${path}: expected ${expected}, got ${got}`;

function testCase(id: string, check: CheckResult): string {
  const { name, outcome, differences, counterexample, reason, cause, seconds } = check;
  const head = `    <testcase classname="${xml(id)}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
  const texts = differences.map(differenceText);
  if (outcome === 'passed') return `${head}/>`;
  const child = {
    skipped: `<skipped message="${xml(reason)}"/>`,
    blocked: `<skipped message="${xml(`needs ${cause ?? ''}: ${texts[0] ?? ''}`)}"/>`,
    failed: `<failure message="${xml(texts[0] ?? '')}" type="difference">${xml([...texts, ...(counterexample === undefined ? [] : [counterexample])].join('\n'))}</failure>`,
  }[outcome];
  return `${head}>${child}</testcase>`;
}

const numbers = (results: OperationResult[], seconds: number): string => {
  const { checks, failed, skipped, blocked } = totals(results);
  return `tests="${String(checks)}" failures="${String(failed)}" errors="0" skipped="${String(skipped + blocked)}" time="${seconds.toFixed(3)}"`;
};

/** The report as JUnit reads it. */
export function junit({ results, seconds, startedAt, left, stopped, isInterrupted }: Report): string {
  const timestamp = startedAt.toISOString().slice(0, 19);
  const suites = results.map((result) => {
    const { id } = result.operation;
    const tests = result.checks.map((check) => testCase(id, check));
    const head = `  <testsuite name="${xml(id)}" ${numbers([result], result.seconds)} timestamp="${timestamp}">`;
    return [head, ...tests, '  </testsuite>'].join('\n');
  });
  const end = stopped ?? (isInterrupted ? 'The check was interrupted.' : null);
  if (end !== null) {
    const head = `  <testsuite name="the run" tests="1" failures="0" errors="1" skipped="0" time="0" timestamp="${timestamp}">`;
    const error = `    <testcase classname="the run" name="comes to its end" time="0"><error message="${xml(end)}">${xml(left.join('\n'))}</error></testcase>`;
    suites.push([head, error, '  </testsuite>'].join('\n'));
  }
  const { checks, failed, skipped, blocked } = totals(results);
  const ended = end === null ? 0 : 1;
  const sums = `tests="${String(checks + ended)}" failures="${String(failed)}" errors="${String(ended)}" skipped="${String(skipped + blocked)}"`;
  const root = `<testsuites name="contract" ${sums} time="${seconds.toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...suites, '</testsuites>', ''].join('\n');
}

/** The whole report in a format. */
export function written(report: Report, format: Format, isVerbose: boolean): string {
  if (format === 'junit') return junit(report);
  if (format === 'html') return htmlReport(report);
  if (format === 'json') return json(report);
  return `${wholeText(report, isVerbose)}\n${summaryText(report, isVerbose)}\n`;
}

const FOR_ALL = 0o666;

/** Tries that the files of an option can be written, so that nothing is lost after a run; returns what takes away again those that were not there. */
export function tryFiles(option: string, files: string[], mode = FOR_ALL): () => void {
  const made: string[] = [];
  for (const file of files) {
    try {
      if (!existsSync(file)) made.push(file);
      closeSync(openSync(file, 'a', mode));
    } catch (error) {
      throw new CannotStart(`${option} ${file} cannot be written: ${(error as Error).message}.`);
    }
  }
  return () => made.forEach((file) => rmSync(file, { force: true }));
}

/** Writes the report into each of the files, in its format; throws where one cannot be written. */
export function writeFiles(report: Report, outputs: Output[], isVerbose: boolean): void {
  for (const { file, format } of outputs) writeFileSync(file, written(report, format, isVerbose));
}
