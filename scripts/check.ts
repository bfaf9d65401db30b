/**
 * `npm run check [-- <commit>]`: formats the files that changed since the last commit, or since another one, generates what
 * openapi.yaml changes, and checks them: what CI refuses, and the nearest tests. CI runs everything (.ci/run).
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { changedTags } from './check/changedTags';
import { relatedTests } from './check/relatedTests';

const [since = 'HEAD'] = process.argv.slice(2);
if (spawnSync('git', ['rev-parse', '--quiet', '--verify', '--end-of-options', `${since}^{commit}`]).status !== 0) {
  console.error(
    `There is no commit ${since}: npm run check -- <commit> takes what git calls one, such as main or HEAD~2.`,
  );
  process.exit(1);
}
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const linesOf = (text: string) => text.split('\n').filter(Boolean);
const bin = (command: string) => path.join('node_modules/.bin', command);

const changed = [
  ...linesOf(git('diff', '--name-only', since)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];
const files = changed.filter((file) => existsSync(file));
const site = files.filter((file) => file.startsWith('src/'));
const code = files.filter((file) => /(?<!\.gen)\.tsx?$/.test(file));
const contract = files.filter((file) => file === 'openapi.yaml');
/** What `npm run codegen` reads and writes. */
const generated = ['src/api', 'server/contract.gen.ts'];
const isOfCodegen = (file: string) =>
  /^(openapi\.yaml|codegen\.config\.ts|scripts\/codegen\.ts)$|\.gen\.ts$/.test(file);

interface Step {
  name: string;
  command: [string, ...string[]];
  /** What it is run on; without any it is left out. */
  on: string[];
  /** The command that mends what it finds, or shows it alone. */
  mend: string;
}

/** Runs a step; what it prints is shown when it fails. */
function passes({ name, command: [command, ...args] }: Step): Promise<boolean> {
  const begin = performance.now();
  const child = spawn(bin(command), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(`${status === 0 ? '✔' : '✘'} ${name}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      if (status !== 0) console.log(Buffer.concat(output).toString());
      resolve(status === 0);
    });
  });
}

/** Runs steps at the same time and ends the program when some fail. */
async function runAll(given: Step[]): Promise<void> {
  const steps = given.filter(({ on }) => on.length > 0);
  const results = await Promise.all(steps.map(passes));
  const failed = steps.filter((_step, i) => !results[i]);
  if (failed.length === 0) return;
  console.log('Failed:');
  for (const { name, mend } of failed) console.log(`  ${name}: ${mend}`);
  process.exit(1);
}

if (files.length > 0) {
  // What it cannot read is an error of the next steps as well.
  const { stdout } = spawnSync(bin('prettier'), ['--write', '--list-different', '--ignore-unknown', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  for (const file of linesOf(stdout)) console.log(`formatted ${file}`);
}

if (files.some(isOfCodegen)) {
  const contents = () => git('ls-files', '-co', ...generated) + git('diff', ...generated);
  const before = contents();
  await runAll([{ name: 'codegen', command: ['tsx', 'scripts/codegen.ts'], on: files, mend: 'npm run codegen' }]);
  if (contents() !== before) console.log('generated files were out of date: commit them as they are now');
}

await runAll([
  { name: 'lint', command: ['oxlint', ...code], on: code, mend: `npx oxlint --fix ${code.join(' ')}` },
  {
    name: 'import rules',
    command: ['depcruise', 'src', 'server', 'scripts', 'packages', '--config', '.dependency-cruiser.cjs'],
    on: code,
    mend: 'npx depcruise src server scripts packages (.dependency-cruiser.cjs says why a rule exists)',
  },
  { name: 'documents', command: ['tsx', 'scripts/lintDocs.ts'], on: changed, mend: 'npx tsx scripts/lintDocs.ts' },
  { name: 'texts', command: ['tsx', 'scripts/texts.ts', '--check'], on: site, mend: 'npm run texts' },
  { name: 'contract', command: ['redocly', 'lint', 'openapi.yaml'], on: contract, mend: 'npm run lint:contract' },
  {
    name: "contract's promises",
    command: ['tsx', 'packages/contract-check/src/commands/changes.ts'],
    on: contract,
    mend: 'npm run contract:changes (docs/contract-changes.md says what counts as a break)',
  },
  { name: 'types', command: ['tsc', '-b'], on: [...code, ...contract], mend: 'npm run typecheck' },
]);

const tags = contract.length > 0 ? changedTags(git('show', `${since}:openapi.yaml`)) : [];
const routes = tags.map(
  (tag) => `server/routes/${tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`,
);
const causes = new Set([...code, ...routes, ...contract.map(() => 'tests/unit/server/optionalFields.test.ts')]);
const related = relatedTests([...causes], linesOf(git('ls-files', '-co', '--exclude-standard', '--deduplicate')));
for (const { file, tests: chosen, total } of related)
  if (chosen.length < total)
    console.log(`${file}: the ${String(chosen.length)} nearest of ${String(total)} tests that import it`);
const tests = [...new Set(related.flatMap(({ tests: chosen }) => chosen))];
const ownTests = code.filter((file) => /^tests\/process\/.*\.test\.ts$/.test(file));
const webTests = tests.filter((file) => file.startsWith('tests/unit/src/'));
const serverTests = [...tests.filter((file) => !webTests.includes(file)), ...ownTests];
await runAll([
  {
    name: `unit tests (${String(webTests.length)} files)`,
    command: ['jest', '--runTestsByPath', ...webTests],
    on: webTests,
    mend: `npx jest ${webTests.join(' ')}`,
  },
  {
    name: `server tests (${String(serverTests.length)} files)`,
    command: ['tsx', '--test', '--test-reporter=dot', ...serverTests],
    on: serverTests,
    mend: `node --import tsx --test ${serverTests.join(' ')}`,
  },
]);
console.log(`${String(files.length)} files: all well`);
