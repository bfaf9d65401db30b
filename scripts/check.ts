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

const isTest = (file: string) => file.endsWith('.test.ts');

/** The server's tests that belong to a file: itself, or those in the same folder below tests/unit. */
function serverTestsOf(file: string): string[] {
  if (isTest(file)) return [file];
  const folder = path.join('tests/unit', path.dirname(file));
  return existsSync(folder)
    ? readdirSync(folder)
        .filter(isTest)
        .map((name) => path.join(folder, name))
    : [];
}

const code = matching(/(?<!\.gen)\.tsx?$/);
const web = matching(/^(src|tests\/unit\/src|tests\/support\/web)\/.*\.tsx?$/);
const serverTests = matching(/^(server|tests\/(unit\/server|contract))\/.*\.ts$/).flatMap(serverTestsOf);

/** What is run on which files; a step without files is left out. */
const steps: [name: string, command: string[], on: string[]][] = [
  ['format', ['prettier', '--check', '--ignore-unknown', ...files], files],
  ['lint', ['oxlint', ...code], code],
  ['import rules', ['depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs'], code],
  ['documents', ['tsx', 'scripts/lintDocs.ts'], changed],
  ['contract', ['redocly', 'lint', 'openapi.yaml'], matching(/^openapi\.yaml$/)],
  ['types', ['tsc', '-b'], code],
  ['unit tests', ['jest', '--passWithNoTests', '--findRelatedTests', ...web], web],
  ['server tests', ['tsx', '--test', ...new Set(serverTests)], serverTests],
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
