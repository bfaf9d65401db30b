import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many files share a process, which loads the server for them. */
const SHARED = 52;

/** The files of Node's tests in a folder, however deep. */
export const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort();

const serverTestsBut = (isLeftOut: (text: string) => boolean): string[] =>
  testsIn('tests/unit/server').filter((file) => !isLeftOut(readFileSync(file, 'utf8')));

/** The server's tests on the embedded database: all but those that begin with '// Only on PostgreSQL: ' and the reason. */
export const serverTests = (): string[] => serverTestsBut((text) => text.startsWith('// Only on PostgreSQL: '));

/** The server's tests that need PostgreSQL, or whose answer may differ there, which begin with a comment that says why. */
export const postgresTests = (): string[] => serverTestsBut((text) => !/^\/\/ (Also|Only) on PostgreSQL: /.test(text));

/** Files in `folder` that import tests, so that these load the server once and not each for itself. */
export const inGroups = (folder: string, part: string, files: string[]): string[] =>
  Array.from({ length: Math.ceil(files.length / SHARED) }, (_, i) => {
    const group = JSON.stringify(files.slice(i * SHARED, (i + 1) * SHARED));
    const entry = path.join(folder, `${part}-${String(i + 1)}.test.ts`);
    writeFileSync(entry, `import { together } from '../../tests/support/together.ts';\nawait together(${group});\n`);
    return entry;
  });

/** The command that runs files of Node's tests, so many at a time. */
export function onNode(files: string[], atOnce: number): string[] {
  const reporters = ['spec', './tests/support/report/node.cjs'];
  const options = reporters.flatMap((name) => [`--test-reporter=${name}`, '--test-reporter-destination=stdout']);
  return [process.execPath, '--import=tsx', '--test', `--test-concurrency=${String(atOnce)}`, ...options, ...files];
}

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const jestReporters = ['default', './tests/support/report/jest.cjs'].map((name) => `--reporters=${name}`);
// More room for what lives shortly: measured over the bookings' tests, 36 s of the processor with 128 MB, 40 with 32.
export const jest = [
  process.execPath,
  '--max-semi-space-size=128',
  bin('jest'),
  '--ci',
  '--maxWorkers=1',
  ...jestReporters,
];
export const playwright = [bin('playwright'), 'test', '--reporter=list,./tests/support/report/playwright.cjs'];
