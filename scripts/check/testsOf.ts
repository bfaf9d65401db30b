import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROUTES = 'tests/unit/server/routes';
const OPTIONAL_FIELDS = 'tests/unit/server/optionalFields.test.ts';

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const testsIn = (folder: string) => readdirSync(folder).filter(isTest);
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

/** The tests of a folder that begin with a name, or undefined where there are none. */
function named(folder: string, name: string): string[] | undefined {
  const own = testsIn(folder).filter((test) => plain(test).startsWith(plain(name)));
  return own.length > 0 ? own.map((test) => path.join(folder, test)) : undefined;
}

const allIn = (folder: string) => testsIn(folder).map((test) => path.join(folder, test));

/** The tests of a tag's handlers and rows: those of its name, or else of all tags. */
const ofTag = (tag: string) => [...(named(ROUTES, tag) ?? allIn(ROUTES)), OPTIONAL_FIELDS];

/**
 * The tests of a changed file: for the server's routes, rows and tables those of the tag; for other files in src/ or server/
 * those in its place below tests/unit that begin with its name or its folder's, or else all there. `tags` are the changed ones.
 */
export function testsOf(file: string, tags: string[]): string[] {
  const { dir, name } = path.parse(file);
  if (isTest(name + path.extname(file))) return /^tests\/(unit|process|contract)\//.test(file) ? [file] : [];
  if (file === 'openapi.yaml' || file === 'server/db/schema.ts')
    return tags.length > 0 ? tags.flatMap(ofTag) : [OPTIONAL_FIELDS];
  if (dir === 'server/routes' || dir === 'server/repositories') return ofTag(name);
  if (!/^(src|server)\//.test(file)) return [];
  let folder = path.join('tests/unit', dir);
  const names = [name];
  while (!existsSync(folder)) {
    names.push(path.basename(folder));
    folder = path.dirname(folder);
  }
  const own = names.map((part) => named(folder, part)).find((tests) => tests !== undefined);
  return own ?? allIn(folder);
}
