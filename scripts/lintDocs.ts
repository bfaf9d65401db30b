/**
 * Checks the Markdown files, as part of `npm run lint`: every relative link leads to a file and a heading that exist, every
 * file in `code` exists, every `npm run` script is in package.json, the README has every setting of the
 * server, the index of decisions has every page, the team of another backend reads of every operation, and the recipes of CONTRIBUTING.md name files that exist and what is in them.
 * Prints what is wrong and ends with 1.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' });
const files = listed.split('\n').filter((file) => existsSync(file));
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const problems: string[] = [];

/** The part of GitHub's address of a heading that comes after the `#`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));

/** Whether a link leads somewhere. Links to other sites are not asked. */
function leadsSomewhere(document: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target);
  if (!files.includes(file)) return anchor === undefined && folders.has(file.replace(/\/$/, ''));
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

/** Whether code that looks like a source file is one, by its path or the end of it. What a build makes is not looked for. */
function isKnown(code: string): boolean {
  if (!/^[\w.-]+(\/[\w.-]+)*\.(ts|tsx|js|mjs|cjs|css|sql|yaml|md)$/.test(code)) return true;
  return /^(build|dist)\//.test(code) || files.some((file) => `/${file}`.endsWith(`/${code}`));
}

for (const document of files.filter((file) => file.endsWith('.md'))) {
  const text = readFileSync(document, 'utf8');
  const prose = text.replace(/^```.*?^```/gms, '');
  const report = (what: string) => problems.push(`${document}: ${what}`);
  for (const [, link = ''] of prose.matchAll(/\]\(([^()\s]+)\)/g))
    if (!leadsSomewhere(document, link)) report(`the link to ${link} leads nowhere`);
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) if (!isKnown(code)) report(`there is no file ${code}`);
  for (const [, script = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
    if (!(script in scripts)) report(`package.json has no script ${script}`);
}

const readme = readFileSync('README.md', 'utf8');
const settings = [...readFileSync('server/settings.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): v\./gm)];
if (settings.length === 0) problems.push('scripts/lintDocs.ts: no setting was found in server/settings.ts');
for (const [, name = ''] of settings)
  if (!readme.includes(`\`${name}`)) problems.push(`README.md: the setting ${name} is missing`);

const index = readFileSync('docs/decisions/README.md', 'utf8');
for (const file of files.filter((name) => /^docs\/decisions\/(?!README)/.test(name)))
  if (!index.includes(`(${path.basename(file)})`)) problems.push(`docs/decisions/README.md: ${file} is missing`);

// Those that create, update and delete are named together, by what they are of.
const forBackends = readFileSync('docs/building-a-backend.md', 'utf8');
const operations = readFileSync('openapi.yaml', 'utf8').matchAll(/^ {2}(\/\S+):$|^ {6}operationId: (\w+)$/gm);
let address = '';
for (const [, next, id = ''] of operations) {
  address = next ?? address;
  const isNamed = [`\`${id}\``, ` ${address}\``].some((name) => forBackends.includes(name));
  if (id !== '' && !isNamed && !/^(create|update|delete)[A-Z]/.test(id))
    problems.push(`docs/building-a-backend.md: the operation ${id} is missing`);
}

/**
 * The lines of a recipe begin with a file, or with `new` and a file to make. What it is told to add 'in name:' must have that name.
 */
function checkRecipe(line: string): void {
  const [, made, file = '', rest = ''] = /^(new )?([\w./-]+\.(?:tsx?|md|yaml|json|po))\s(.*)$/.exec(line) ?? [];
  if (file === '') return;
  const report = (what: string) => problems.push(`CONTRIBUTING.md: ${what}`);
  if (!made && !files.includes(file)) report(`${file} does not exist`);
  if (made && files.includes(file)) report(`${file} is new in a recipe and exists: give the recipe another example`);
  const text = made || !files.includes(file) ? '' : readFileSync(file, 'utf8');
  for (const [, name = ''] of rest.matchAll(/\bin (\w+):/g))
    if (!made && !text.split(/\W+/).includes(name)) report(`${file} has no ${name}`);
}

const recipes = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^```text\n(.*?)^```/gms)];
for (const line of recipes.flatMap(([, lines = '']) => lines.replace(/\n {20,}/g, ' ').split('\n'))) checkRecipe(line);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
