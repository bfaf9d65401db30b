/**
 * Part of `npm run lint`: no file of src, server, scripts or the src of a package has more than 250 lines, so that each can
 * be read at once; generated ones apart. Prints what is longer and ends with 1. (oxlint's max-lines does not read CSS.)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const MOST = 250;
const code = /^(?:src|server|scripts|packages\/[^/]+\/src)\/.*(?<!\.gen)\.(?:tsx?|js|mjs|cjs|css)$/;

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' });
for (const file of listed.split('\n').filter((name) => code.test(name) && existsSync(name))) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  if (lines <= MOST) continue;
  console.error(`${file} has ${String(lines)} lines, and at most ${String(MOST)} are allowed: split it by subject.`);
  process.exitCode = 1;
}
