import { curlOf, type Exchange } from '../exchange.ts';
import { type Report, totals } from './result.ts';

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
