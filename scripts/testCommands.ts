import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many files share a process, which loads the server for them. */
const SERVER_FILES = 52;

/** How many files share React and antd: enough groups that two workers end at about the same time. */
const SITE_FILES = 16;

/** The files of tests in a folder, however deep; without `name` those of Node's. */
export const testsIn = (folder: string, name = /\.test\.ts$/): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file))
    .sort();

const serverTestsBut = (isLeftOut: (text: string) => boolean): string[] =>
  testsIn('tests/unit/server').filter((file) => !isLeftOut(readFileSync(file, 'utf8')));

/** The server's tests on the embedded database: all but those that begin with '// Only on PostgreSQL: ' and the reason. */
export const serverTests = (): string[] => serverTestsBut((text) => text.startsWith('// Only on PostgreSQL: '));

/** The server's tests that need PostgreSQL, or whose answer may differ there, which begin with a comment that says why. */
export const postgresTests = (): string[] => serverTestsBut((text) => !/^\/\/ (Also|Only) on PostgreSQL: /.test(text));

const inGroupsOf = (size: number, files: string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, i) => files.slice(i * size, (i + 1) * size));

const entries = (folder: string, part: string, groups: string[][], codeOf: (files: string) => string): string[] =>
  groups.map((files, i) => {
    const entry = path.join(folder, `${part}-${String(i + 1)}.test.ts`);
    writeFileSync(entry, codeOf(JSON.stringify(files)));
    return entry;
  });

/** Files in `folder` that import tests, so that these load the server once and not each for itself. */
export const inGroups = (folder: string, part: string, files: string[]): string[] =>
  entries(
    folder,
    part,
    inGroupsOf(SERVER_FILES, files),
    (group) => `import { together } from '../../tests/support/together.ts';\nawait together(${group});\n`,
  );

/** The command that runs files of Node's tests, so many at a time. */
export function onNode(files: string[], atOnce: number): string[] {
  const reporters = ['spec', './tests/support/report/node.cjs'];
  const options = reporters.flatMap((name) => [`--test-reporter=${name}`, '--test-reporter-destination=stdout']);
  return [process.execPath, '--import=tsx', '--test', `--test-concurrency=${String(atOnce)}`, ...options, ...files];
}

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const jestReporters = ['default', './tests/support/report/jest.cjs'].map((name) => `--reporters=${name}`);

/** The site's tests in groups that `folder` gets, as the server's; a file that replaces modules is a group of its own. */
export function jest(folder: string): string[] {
  const files = testsIn('tests/unit/src', /\.test\.tsx?$/);
  const replacing = files.filter((file) => readFileSync(file, 'utf8').includes('jest.mock('));
  const sharing = files.filter((file) => !replacing.includes(file));
  const groups = [...inGroupsOf(SITE_FILES, sharing), ...replacing.map((file) => [file])];
  const entry = (group: string) =>
    `import { together } from '../../tests/support/web/together.cjs';\ntogether(${group});\n`;
  const made = entries(folder, 'unit', groups, entry);
  // More room for what lives shortly: measured over the bookings' tests, 36 s of the processor with 128 MB, 40 with 32.
  const node = [process.execPath, '--max-semi-space-size=128', bin('jest'), '--ci', '--maxWorkers=2'];
  return [...node, ...jestReporters, `--roots=${folder}`, '--runTestsByPath', ...made];
}

export const playwright = [bin('playwright'), 'test', '--reporter=list,./tests/support/report/playwright.cjs'];
