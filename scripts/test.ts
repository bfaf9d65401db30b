/**
 * Runs every part of the tests and prints one closing line over all of them. A part that breaks before it has counted
 * anything counts as one failure. Arguments name the parts to run: unit, server, postgres, contract, e2e, lighthouse
 * (default: all of these), and deep, which takes its time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from './postgres';

interface Count {
  passed: number;
  failed: number;
}

/** After which a file of tests that hangs has failed, and a deep one (ms). */
const TIMEOUT = 600_000;
const DEEP_TIMEOUT = 3_600_000;
const reports = '.tmp/test-reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * Runs a command; what it prints is shown when it has ended, as others run beside it, or at once when it is alone. Answers
 * its exit code.
 */
async function run(
  command: string,
  args: string[],
  { env = {}, isAlone = false }: { env?: NodeJS.ProcessEnv; isAlone?: boolean } = {},
): Promise<number> {
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  return code ?? 1;
}

const bin = (name: string): string => path.join('node_modules', '.bin', name);

function read(file: string): string {
  try {
    return readFileSync(path.join(reports, file), 'utf8');
  } catch {
    return '';
  }
}

const numberAfter = (text: string, label: string): number =>
  Number([...text.matchAll(/^# (\w+) (\d+)$/gm)].find(([, name]) => name === label)?.[2] ?? 0);

async function jest(): Promise<[number, Count]> {
  const code = await run(bin('jest'), ['--ci', '--json', `--outputFile=${reports}/jest.json`]);
  const report = JSON.parse(read('jest.json') || '{}') as Partial<Record<string, number>>;
  const failed = (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  return [code, { passed: report.numPassedTests ?? 0, failed }];
}

/** The tests of a folder that run on Node's own runner. */
async function onNode(
  name: string,
  folder: string,
  { env = {}, mark = '', isAlone = false }: { env?: NodeJS.ProcessEnv; mark?: string; isAlone?: boolean } = {},
): Promise<[number, Count]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes(mark));
  const reporters = ['spec', 'stdout', 'tap', `${reports}/${name}.tap`];
  const options = reporters.map((value, i) => `--test-reporter${i % 2 === 1 ? '-destination' : ''}=${value}`);
  // Alone: one file after the other, as each measures what the machine does for it.
  const pace = isAlone ? ['--test-concurrency=1'] : [];
  const timeout = `--test-timeout=${String(isAlone ? DEEP_TIMEOUT : TIMEOUT)}`;
  const args = ['--import=tsx', '--test', timeout, ...pace, ...options, ...files];
  const code = await run(process.execPath, args, { env, isAlone });
  const tap = read(`${name}.tap`);
  return [code, { passed: numberAfter(tap, 'pass'), failed: numberAfter(tap, 'fail') + numberAfter(tap, 'cancelled') }];
}

/** The server's tests once more, on a real PostgreSQL: those that take the database they are given. Null: not run. */
async function onPostgres(): Promise<[number, Count] | null> {
  const postgres = await startPostgres().catch((error: unknown) => String(error));
  if (typeof postgres === 'string') {
    console.log(postgres);
    return [1, { passed: 0, failed: 0 }];
  }
  if (!postgres) {
    console.log(
      'postgres: NOT RUN, as there is no PostgreSQL here (initdb, pg_ctl). Debian: apt-get install postgresql',
    );
    // In CI nobody would read that.
    return process.env['CI'] ? [1, { passed: 0, failed: 1 }] : null;
  }
  const env = { TEST_DATABASE_URL: postgres.url };
  const outcome = await onNode('postgres', 'tests/unit/server', { env, mark: 'makeTestApp(' });
  postgres.stop();
  return outcome;
}

async function e2e(): Promise<[number, Count]> {
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` },
  });
  const { stats } = JSON.parse(read('e2e.json') || '{}') as { stats?: Partial<Record<string, number>> };
  // A test that passes only when tried again has failed once, and says so.
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return [code, { passed: stats?.expected ?? 0, failed }];
}

async function lighthouse(): Promise<[number, Count]> {
  const code = await run(bin('tsx'), ['scripts/lighthouse.ts']);
  const report = read('lighthouse.tap');
  return [code, { passed: numberAfter(report, 'pass'), failed: numberAfter(report, 'fail') }];
}

type Outcome = [number, Count] | null;
const parts: Record<string, () => Promise<Outcome>> = {
  unit: jest,
  server: () => onNode('server', 'tests/unit/server'),
  postgres: onPostgres,
  contract: () => onNode('contract', 'tests/contract'),
  e2e,
  lighthouse,
  deep: () => onNode('deep', 'tests/deep', { isAlone: true }),
};
// What stands in one row runs side by side, one core each; a browser needs the machine to itself.
const rows = [[['server'], ['unit', 'postgres', 'contract']], [['e2e']], [['lighthouse']], [['deep']]];
const usual = Object.keys(parts).filter((name) => name !== 'deep');
const wanted = process.argv.length > 2 ? process.argv.slice(2) : usual;
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part '${unknown}': choose from ${Object.keys(parts).join(', ')}.`);

const total: Count = { passed: 0, failed: 0 };

async function runPart(name: string): Promise<void> {
  const outcome = await parts[name]?.();
  if (!outcome) return;
  const [code, count] = outcome;
  const broke = count.failed === 0 && (code !== 0 || count.passed === 0);
  total.passed += count.passed;
  total.failed += count.failed + (broke ? 1 : 0);
  console.log(
    `${name}: ${String(count.passed)} passed, ${String(count.failed)} failed${broke ? ', and it broke off' : ''}`,
  );
}

/** Runs parts one after the other. */
async function inTurn(names: string[]): Promise<void> {
  for (const name of names) if (wanted.includes(name)) await runPart(name);
}

// Before two servers of the tests would build the same.
if ((await run(process.execPath, ['scripts/start.mjs', 'build'])) !== 0) process.exit(1);
for (const row of rows) await Promise.all(row.map(inTurn));
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
