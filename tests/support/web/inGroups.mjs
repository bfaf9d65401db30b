import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many files share what they load. */
const SHARED = 25;
/** Files that change the modules themselves, or ask for another environment. */
const ALONE = /\bjest\.(mock|resetModules|isolateModules)|@jest-environment/;

/**
 * Writes files into `folder` that run the tests of `tests` by the dozen and returns where the tests are then: loading React, antd and
 * the mock network takes longer than most files' tests.
 */
export function inGroups(tests, folder) {
  const found = readdirSync(tests, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(tests, name))
    .sort();
  const alone = found.filter((file) => ALONE.test(readFileSync(file, 'utf8')));
  const shared = found.filter((file) => !alone.includes(file));
  const groups = alone.map((file) => [file]);
  while (shared.length > 0) groups.push(shared.splice(0, SHARED));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const up = path.relative(folder, '.');
  groups.forEach((files, index) => {
    const suites = files.map((file) => `file('${file}', () => require('${up}/${file}'));`);
    const text = [`const { file } = require('${up}/tests/support/web/file.cjs');`, ...suites, ''].join('\n');
    writeFileSync(path.join(folder, `${String(index + 1)}.test.js`), text);
  });
  return folder;
}
