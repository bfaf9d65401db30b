/**
 * npm start: builds what is missing or older than what it is made from, then runs the server in this very process, so that
 * signals reach it. Plain JavaScript, as nothing is built yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/** Time of the newest file in files and folders. */
function newest(inputs) {
  const files = inputs.flatMap((input) =>
    statSync(input).isDirectory()
      ? readdirSync(input, { recursive: true }).map((name) => path.join(input, name))
      : [input],
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

const builds = [
  {
    name: 'build:web',
    output: 'dist/pages/index.html',
    inputs: ['src', 'public', 'scripts', 'openapi.yaml', 'webpack.config.ts', 'package-lock.json'],
  },
  { name: 'build:server', output: 'build/main.js', inputs: ['server', 'package-lock.json'] },
];

for (const { name, output, inputs } of builds) {
  if (existsSync(output) && statSync(output).mtimeMs >= newest(inputs)) continue;
  console.log(`${output} is missing or old: npm run ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

await import(pathToFileURL(path.resolve('build/main.js')).href);
