/**
 * Runs every part of the tests and prints one closing line over all of them. Arguments name the parts to run: unit, server,
 * postgres, contract, e2e, lighthouse (default: all of these), and deep, which takes its time. What each part prints is in
 * .tmp/test-reports as it comes. A part that hangs is ended and named.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parts } from './test/parts';
import { endAll, REPORTS, running } from './test/watched';

/** How often is said what runs (ms), and after how long everything but the deep tests is ended. */
const TELL_EVERY = 60_000;
const LIMIT = 30 * 60_000;

// The parts of one row run at the same time; a browser needs the machine to itself.
const rows = [[['server'], ['unit', 'postgres', 'contract']], [['e2e']], [['lighthouse']], [['deep']]];
const usual = Object.keys(parts).filter((name) => name !== 'deep');
const wanted = process.argv.length > 2 ? process.argv.slice(2) : usual;
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part '${unknown}': choose from ${Object.keys(parts).join(', ')}.`);

const begin = Date.now();
const sinceBegin = (): string => `${String(Math.round((Date.now() - begin) / 1000))} s`;
const tell = (): void => {
  console.log(`… ${sinceBegin()}`);
  for (const [name, { lastLine }] of running) console.log(`… ${name}: ${lastLine.slice(0, 150)}`);
};
setInterval(tell, TELL_EVERY).unref();
if (!wanted.includes('deep'))
  setTimeout(() => {
    tell();
    console.log(
      `The tests take longer than ${String(LIMIT / 60_000)} minutes and are ended. What runs is named above.`,
    );
    endAll();
    process.exit(1);
  }, LIMIT).unref();

const total = { passed: 0, failed: 0 };

async function runPart(name: string): Promise<void> {
  const start = Date.now();
  const count = await parts[name]?.();
  if (!count) return;
  total.passed += count.passed;
  total.failed += count.failed;
  const took = `${String(Math.round((Date.now() - start) / 1000))} s`;
  console.log(`${name}: ${String(count.passed)} passed, ${String(count.failed)} failed in ${took}`);
}

/** Runs parts one after the other. */
async function inTurn(names: string[]): Promise<void> {
  for (const name of names) if (wanted.includes(name)) await runPart(name);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Before two servers of the tests would build the same.
const { status } = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
for (const row of rows) await Promise.all(row.map(inTurn));
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed in ${sinceBegin()}`);
process.exitCode = total.failed === 0 ? 0 : 1;
