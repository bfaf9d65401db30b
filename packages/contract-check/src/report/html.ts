import { curlOf, type Exchange } from '../exchange.ts';
import { type CheckResult, count, type OperationResult, type Report, totals } from './result.ts';
import { alike, causeText, counted, differenceText } from './text.ts';

/** The look of the HTML report. */
const STYLE = `
:root { color-scheme: light dark; --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1b6e37, #7ddc9a); --dim: light-dark(#5f6368, #a8adb3);
  --line: light-dark(#d7dadd, #3c4043); --soft: light-dark(#f3f5f7, #24272b); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #17191c); color: light-dark(#1c1e21, #e8eaed); }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0; }
dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
.totals { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; padding: 0; list-style: none; }
.totals li { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .8rem; }
.totals b { display: block; font-size: 1.4rem; line-height: 1.2; }
.bad { color: var(--bad); } .good { color: var(--good); } .dim { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .5rem; text-align: right; }
th { color: var(--dim); font-weight: 600; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
td small { display: block; color: var(--dim); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .4rem .7rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: .4rem; margin: .25rem 0 .75rem; padding: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
ul { padding-left: 1.2rem; } li { overflow-wrap: anywhere; }
a { color: inherit; }
@media (max-width: 32rem) { body { padding: .6rem; } th, td { padding: .25rem; font-size: .9rem; } }
@media print { details { break-inside: avoid; } }
`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const html = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON in lines of its own; any other text as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function exchangeHtml(exchange: Exchange): string {
  const headers = Object.entries(exchange.answerHeaders).map(([name, value]) => `${name}: ${value}`);
  const status = exchange.status === null ? 'No answer' : `Status ${String(exchange.status)}`;
  const answer = [[status, ...headers].join('\n'), laidOut(exchange.answer)].join('\n\n');
  return `<p class="dim">Request</p><pre>${html(curlOf(exchange))}</pre><p class="dim">Answer</p><pre>${html(answer)}</pre>`;
}

function failureHtml({ name, differences, counterexample, exchanges }: CheckResult): string {
  const last = exchanges.at(-1);
  const before = exchanges.slice(0, -1);
  const parts = [
    `<summary><strong>${html(name)}</strong>: ${html(differences[0] ? differenceText(differences[0]) : '')}</summary>`,
    `<dl>${differences
      .map(({ path, expected, got }) => `<dt>${html(path)}</dt><dd>expected ${html(expected)}<br>got ${html(got)}</dd>`)
      .join('')}</dl>`,
    ...(counterexample === undefined
      ? []
      : [`<p class="dim">The smallest request, and how to repeat it</p><pre>${html(counterexample)}</pre>`]),
    last ? exchangeHtml(last) : '<p class="dim">The check has sent no request of its own.</p>',
  ];
  if (before.length > 0)
    parts.push(
      `<details><summary>${html(counted(before.length, 'request'))} before</summary>${before.map(exchangeHtml).join('')}</details>`,
    );
  return `<details>${parts.join('\n')}</details>`;
}

const sections = (results: OperationResult[]): string =>
  results
    .filter((result) => count([result], 'failed') > 0)
    .map(({ operation: { id, method, path }, checks }) => {
      const failed = checks.filter(({ outcome }) => outcome === 'failed');
      return `<section id="${html(id)}"><h3>${html(id)} <span class="dim">${html(method)} ${html(path)}</span></h3>\n${failed.map(failureHtml).join('\n')}</section>`;
    })
    .join('\n');

function row(result: OperationResult): string {
  const { id, method, path } = result.operation;
  const { passed, failed, skipped, blocked } = totals([result]);
  const name =
    failed > 0
      ? `<a href="#${html(id)}" class="bad">✗ ${html(id)}</a>`
      : `${passed > 0 && blocked === 0 ? '✓' : '-'} ${html(id)}`;
  const cell = (number: number, name = '') =>
    `<td${number > 0 && name !== '' ? ` class="${name}"` : ''}>${html(number)}</td>`;
  return `<tr><td>${name}<small>${html(method)} ${html(path)}</small></td>${cell(passed)}${cell(failed, 'bad')}${cell(skipped)}${cell(blocked)}${cell(result.requests)}</tr>`;
}

const list = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${html(line)}</li>`).join('')}</ul>`;

/** Checks that were skipped, once for each operation and reason. */
const skippedLines = (results: OperationResult[]): string[] =>
  results.flatMap(({ operation, checks }) => {
    const skipped = checks.filter(({ outcome }) => outcome === 'skipped');
    return alike(skipped, ({ reason }) => reason).map(
      ({ first, more }) => `${operation.id}: ${counted(more + 1, 'check')}: ${first.reason}`,
    );
  });

/** The report as one page that needs nothing else. */
export function htmlReport(report: Report): string {
  const { url, contract, level, startedAt, seconds, requests, results, causes, left, mark } = report;
  const { passed, failed, skipped, blocked } = totals(results);
  const isGreen = failed === 0 && report.stopped === null && !report.isInterrupted;
  const facts = [
    ['Backend', url],
    ['Contract', `version ${contract}, level ${String(level)}`],
    ['Date', startedAt.toISOString().replace('T', ' ').slice(0, 19) + ' UTC'],
    ['Duration', `${seconds.toFixed(1)} s, ${counted(requests, 'request')}`],
    ['Rows are named', mark],
  ].map(([name = '', value = '']) => `<dt>${html(name)}</dt><dd>${html(value)}</dd>`);
  const number = (count: number, what: string, name: string) =>
    `<li${count > 0 ? ` class="${name}"` : ''}><b>${html(count)}</b>${what}</li>`;
  const title = isGreen ? 'The backend answers as the contract says' : 'The backend differs from the contract';
  const end = report.stopped ?? (report.isInterrupted ? 'The check was interrupted.' : '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(failed)} failed: ${html(url)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${end === '' ? '' : `<p class="bad">${html(end)}</p>`}
<dl>${facts.join('')}</dl>
<ul class="totals">${number(passed, 'passed', 'good')}${number(failed, 'failed', 'bad')}${number(skipped, 'skipped', 'dim')}${number(blocked, 'could not be made', 'dim')}</ul>
${list('Not checked, as something that it needs failed', causes.map(causeText))}
${failed > 0 ? `<h2>What differs</h2>\n${sections(results)}` : ''}
<h2>Operations</h2>
<div class="wide"><table>
<thead><tr><th>Operation</th><th>Passed</th><th>Failed</th><th>Skipped</th><th>Blocked</th><th>Requests</th></tr></thead>
<tbody>
${results.map(row).join('\n')}
</tbody></table></div>
${list('Skipped', skippedLines(results))}
${left.length > 0 ? `<h2>Left on the backend</h2><details><summary>${html(counted(left.length, 'row'))}</summary><ul>${left.map((line) => `<li>${html(line)}</li>`).join('')}</ul></details>` : ''}
</body>
</html>
`;
}
