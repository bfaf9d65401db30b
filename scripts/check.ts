/**
 * `npm run check [-- <commit>]`: the quick checks for the files that changed since the last commit, or since another one:
 * format, lint, documents, contract, types, and the tests that belong to them. CI runs everything (.ci/run).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const [since = 'HEAD'] = process.argv.slice(2);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const files = changed.filter((file) => existsSync(file));
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The tests of a file in src/ or server/: those in its place below tests/unit that begin with its name, or else all there. */
function testsOf(file: string): string[] {
  if (isTest(file)) return [file];
  const { dir, name } = path.parse(file);
  let folder = path.join('tests/unit', dir);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const tests = readdirSync(folder).filter(isTest);
  const own = tests.filter((test) => test.toLowerCase().startsWith(name.toLowerCase()));
  return (own.length > 0 ? own : tests).map((test) => path.join(folder, test));
}

const code = matching(/(?<!\.gen)\.tsx?$/);
const testsOfAll = (side: RegExp) => [...new Set(code.filter((file) => side.test(file)).flatMap(testsOf))];
const webTests = testsOfAll(/^(src|tests\/unit\/src)\//);
const serverTests = testsOfAll(/^(server|tests\/(unit\/server|process|contract))\//);

/** What is run on which files; a step without files is left out. */
const steps: [name: string, command: string[], on: string[]][] = [
  ['format', ['prettier', '--check', '--ignore-unknown', ...files], files],
  ['lint', ['oxlint', ...code], code],
  ['import rules', ['depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs'], code],
  ['documents', ['tsx', 'scripts/lintDocs.ts'], changed],
  ['contract', ['redocly', 'lint', 'openapi.yaml'], matching(/^openapi\.yaml$/)],
  ['types', ['tsc', '-b'], code],
  ['unit tests', ['jest', '--runTestsByPath', ...webTests], webTests],
  ['server tests', ['tsx', '--test', '--test-reporter=spec', ...serverTests], serverTests],
];

const failed = steps.filter(([name, [command = '', ...args], on]) => {
  if (on.length === 0) return false;
  console.log(`\n== ${name}`);
  return spawnSync(path.join('node_modules/.bin', command), args, { stdio: 'inherit' }).status !== 0;
});
console.log(
  `\n${String(files.length)} files: ${failed.length === 0 ? 'all well' : `failed: ${failed.map(([name]) => name).join(', ')}`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
