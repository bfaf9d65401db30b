import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Limits, REPORTS, runWatched } from './watched';

export interface Count {
  passed: number;
  failed: number;
}

/** A number of the summary that ends a TAP report. */
export const numberAfter = (report: string, label: string): number => {
  const line = report.split('\n').find((one) => one.startsWith(`# ${label} `));
  return Number(line?.slice(label.length + 3) ?? 0);
};

/** The files of tests in a folder, however deep. */
export const testFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort();

export interface NodeTestOptions {
  /** How many files run at once. */
  concurrency: number;
  limits: Limits;
  env?: NodeJS.ProcessEnv;
  /** Whether what the tests print is shown as it comes. */
  echo?: boolean;
}

/** Runs one file of tests in a process of its own; what it printed is shown when something failed. */
async function runFile(part: string, file: string, { limits, env, echo = false }: NodeTestOptions): Promise<Count> {
  const name = path.join(part, path.relative('tests', file).replaceAll(path.sep, '-').replace('.test.ts', ''));
  const tap = path.join(REPORTS, `${name}.tap`);
  const reporters = ['spec', 'stdout', 'tap', tap];
  const options = reporters.map((value, i) => `--test-reporter${i % 2 === 1 ? '-destination' : ''}=${value}`);
  const begin = performance.now();
  const { code, log, ended } = await runWatched(name, [process.execPath, '--import=tsx', ...options, file], {
    limits,
    echo,
    ...(env && { env }),
  });
  const report = existsSync(tap) ? readFileSync(tap, 'utf8') : '';
  const passed = numberAfter(report, 'pass');
  const counted = numberAfter(report, 'fail') + numberAfter(report, 'cancelled');
  const failed = counted === 0 && (code !== 0 || passed + numberAfter(report, 'skipped') === 0) ? 1 : counted;
  const took = `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  if (failed > 0 && !echo) console.log(readFileSync(log, 'utf8'));
  console.log(`${part} ${failed > 0 ? '✘' : '✔'} ${file}: ${String(passed)} passed in ${took}`);
  if (ended !== null) console.log(`${part} ✘ ${file} was ended, as ${ended}.`);
  return { passed, failed };
}

/** Runs files of Node's own test runner, each in a process of its own and some of them at once. */
export async function runNodeTests(part: string, files: string[], options: NodeTestOptions): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  const left = [...files];
  const runner = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const { passed, failed } = await runFile(part, file, options);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, runner));
  return total;
}
