/**
 * npm start: builds what is missing or older than what it is made from, then runs the server and hands signals on to
 * it; with the argument `build` it only builds, with `mock` it runs the mock, with the arguments that follow. It is plain JavaScript, as nothing is built yet when it runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds } from './npmParents.mjs';

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

const serverScripts = ['buildServer.ts', 'emptyDatabase.ts', 'mock', 'mock.ts', 'writtenOperations.ts'].map(
  (name) => `scripts/${name}`,
);
const webpackConfigs = ['webpack.config.ts', 'webpack.renderer.config.ts'];
const builds = [
  {
    name: 'build:web',
    outputs: ['dist/pages/index.html', 'build/render/en/renderer.js'],
    inputs: ['src', 'public', 'scripts', 'openapi.yaml', ...webpackConfigs, 'package-lock.json'],
  },
  {
    name: 'build:server',
    outputs: ['build/main.js', 'build/mock.js', 'build/contract.json'],
    inputs: ['server', 'public/pictures', ...serverScripts, 'openapi.yaml', 'package-lock.json'],
  },
];
const [mode, ...more] = process.argv.slice(2);

/** Tells a build or the server to end. */
let tell = (_signal) => undefined;
let toldBy = null;

function stop(signal) {
  toldBy ??= signal;
  tell(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
whenNpmEnds(mode === 'mock' ? 'mock' : 'start', () => {
  if (toldBy === null) stop('SIGTERM'); // after a Ctrl-C npm ends as well, which is no second request to stop
});

const exitCode = (code, signal) => code ?? 128 + (os.constants.signals[signal] ?? 0);

/** Runs one of package.json's builds; resolves when all of its processes have ended. */
async function build(name) {
  const isGroup = process.platform !== 'win32';
  const npm = spawn('npm', ['run', '--silent', name], { stdio: 'inherit', shell: !isGroup, detached: isGroup });
  tell = (signal) => (isGroup ? process.kill(-npm.pid, signal) : npm.kill(signal));
  const [code, signal] = await once(npm, 'exit');
  tell = () => undefined;
  return toldBy === null ? exitCode(code, signal) : exitCode(null, toldBy);
}

for (const { name, outputs, inputs } of builds) {
  if (mode === 'mock' && name !== 'build:server') continue; // it has no site
  const made = outputs.filter((output) => existsSync(output));
  const old = outputs.find((output) => !made.includes(output) || statSync(output).mtimeMs < newest(inputs));
  if (old === undefined) continue;
  console.log(`${old} is missing or old: npm run ${name}`);
  const status = await build(name);
  // A build that changes nothing leaves the files' times alone, and a failed one may have written some.
  const time = status === 0 ? new Date() : new Date(0);
  for (const output of outputs) if (existsSync(output)) utimesSync(output, time, time);
  if (status !== 0) process.exit(status);
}

if (mode === 'build') process.exit();

// These settings make the allocator and the garbage collector return memory after an upload. They only work in a new
// process. Without them the server stays at 400 MB after a few large photos, with them it peaks at 280 MB.
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const collector = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--v8-pool-size=1'];
const program = mode === 'mock' ? ['build/mock.js', ...more] : ['build/main.js'];
const server = spawn(process.execPath, [...process.execArgv, ...collector, ...program], {
  // The server sees the channel close when this process ends, even by SIGKILL.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...allocator, ...process.env },
});
tell = (signal) => server.kill(signal);
server.on('exit', (code, signal) => process.exit(exitCode(code, signal)));
