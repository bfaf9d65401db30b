/** Checks any backend against openapi.yaml; see docs/contract-check.md. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CannotStart, checkBackend } from './contract/checkBackend.ts';
import { levelNamed, ofLevel, readOperations } from './contract/document.ts';
import { count, junit, operationText, summaryText } from './contract/report.ts';

const HELP = `npm run contract -- --url <url> --email <e-mail> --password <password> [options]

Runs every operation of openapi.yaml (of both levels, unless --level 1 is given) and its error answers against a backend.

  --url        address of the backend, such as https://backend.example
  --email      e-mail address of an administrator there
  --password   the administrator's password (or CONTRACT_PASSWORD in the environment)
  --format     text (default) or junit
  --output     file for the report; without it the report is printed
  --level      1: what every backend has; 2 (default): also what running a school needs
  --only       operationId to look at; may be given several times
  --timeout    seconds to wait for an answer (default 10)
  --runs       how many requests of each kind are generated for an operation (default 3; 0: none)
  --seed       a number; the same one generates the same requests (default: another each time)
  --replay     one generated request alone, as a failure names it; needs --seed and --only
  --help       this text

Ends with 0 when everything is as the contract says, 1 when something is not, 2 when it could not be checked.`;

class Usage extends Error {}

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string', default: process.env['CONTRACT_PASSWORD'] ?? '' },
      format: { type: 'string', default: 'text' },
      output: { type: 'string' },
      level: { type: 'string', default: '2' },
      only: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '10' },
      runs: { type: 'string', default: '3' },
      seed: { type: 'string' },
      replay: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { url = '', email = '', password, format, only, help } = values;
  if (help) return null;
  const level = levelNamed(values.level);
  const timeout = Number(values.timeout) * 1000;
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Usage('--url must be an http(s) address.');
  if (email === '' || password === '') throw new Usage('--email and --password of an administrator are needed.');
  if (!['text', 'junit'].includes(format)) throw new Usage('--format must be text or junit.');
  if (!level) throw new Usage('--level must be 1 or 2.');
  const operations = ofLevel(readOperations(), level);
  if (!(timeout > 0)) throw new Usage('--timeout must be a number of seconds.');
  const unknown = only.find((id) => !operations.some((operation) => operation.id === id));
  if (unknown !== undefined) throw new Usage(`Level ${values.level} of openapi.yaml has no operation ${unknown}.`);
  return { ...values, ...generationOf(values), url, email, operations, milliseconds: timeout };
}

/** What is generated from the schemas. */
function generationOf({ runs, seed, replay, only }: { runs: string; seed?: string; replay?: string; only: string[] }) {
  const isWhole = (text: string) => /^\d{1,9}$/.test(text);
  if (!isWhole(runs)) throw new Usage('--runs must be a whole number.');
  if (seed !== undefined && !/^-?\d{1,10}$/.test(seed)) throw new Usage('--seed must be a whole number.');
  if (replay !== undefined && !/^\w+(:\d+)+$/.test(replay)) throw new Usage('--replay must be what a failure names.');
  if (replay !== undefined && (seed === undefined || only.length !== 1))
    throw new Usage('--replay needs --seed and --only.');
  return { runs: Number(runs), seed: seed === undefined ? undefined : Number(seed), replay };
}

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const { url, email, password, format, output, only, operations, milliseconds, runs, seed, replay } = options;
  const isText = format === 'text';
  const stop = new AbortController();
  process.once('SIGINT', () => {
    console.error('\nStopping: what was made is being deleted. Press Ctrl-C again to leave it.');
    stop.abort();
  });
  const lines: string[] = [];
  const print = (text: string) => {
    if (output === undefined) console.log(text);
    else lines.push(text);
  };
  const report = await checkBackend({
    operations,
    url,
    admin: { email, password },
    timeout: milliseconds,
    only,
    runs,
    seed,
    replay,
    stop: stop.signal,
    onResult: (result) => {
      if (isText) print(operationText(result, output === undefined && process.stdout.isTTY));
    },
    note: (text) => console.error(text),
  });
  print(isText ? summaryText(report) : junit(report));
  if (output !== undefined) writeFileSync(output, `${lines.join('\n')}\n`);
  // A report for a machine is alone on stdout.
  if (output !== undefined || !isText) console.error(summaryText(report));
  return count(report.results, 'failed') > 0 || report.isInterrupted ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isOwn = error instanceof Usage || error instanceof CannotStart;
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOwn && !isArgument) throw error;
  console.error(`${error.message}\n${error instanceof CannotStart ? '' : '\nnpm run contract -- --help explains.'}`);
  process.exitCode = 2;
}
