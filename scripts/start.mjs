/**
 * npm start: builds what is missing or older than what it is made from, then runs the server and hands signals on to
 * it; with the argument `build` it ends before that. Plain JavaScript, as nothing is built yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
  utimesSync(output, new Date(), new Date()); // a build that changes nothing does not touch its files
}

if (process.argv[2] === 'build') process.exit();

// The allocator and the collector are told to give back what an upload took, which both take from a new process alone: so
// the server is one. Without this a few large photos keep it at 400 MB for good, with it they take it to 280 MB.
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const collector = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--v8-pool-size=1'];
const server = spawn(process.execPath, [...process.execArgv, ...collector, 'build/main.js'], {
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...allocator, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
