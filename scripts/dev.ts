/**
 * Development: the backend on PORT (3000), started anew when server/ or the contract changes, and the site on DEV_PORT (8080), which
 * takes changes of src/ in while the page stays, and passes /api and /public on to the backend. Neither runs without the other.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { portProblem } from './freePort.ts';
import { whenNpmEnds } from './npmParents.mjs';

const port = process.env['PORT'] ?? '3000';
const sitePort = process.env['DEV_PORT'] ?? '8080';
/** One save may be several changes of a file. */
const PAUSE_MS = 100;

const problem = await portProblem(Number(sitePort));
if (problem) {
  console.error(`DEV_PORT: the site cannot be served on port ${sitePort}, ${problem}. DEV_PORT=8081 takes another.`);
  process.exit(1);
}

let isEnding = false;
/** Whether files have changed since the backend was started. */
let isChanged = false;
/** Whether the backend that runs was started for a change, which may be half done. */
let isForChange = false;
let backend: ChildProcess | undefined;

const site = spawn(path.join('node_modules', '.bin', 'webpack'), ['serve', '--mode', 'development'], {
  stdio: 'inherit',
  env: { ...process.env, DEV_PORT: sitePort, API_PROXY: `http://127.0.0.1:${port}` },
});

/** Ends both; with a reason it is a failure. */
function end(reason?: string): void {
  if (isEnding) return;
  isEnding = true;
  if (reason !== undefined) {
    console.error(reason);
    process.exitCode = 1;
  }
  for (const watcher of watchers) watcher.close();
  for (const child of [backend, site]) child?.kill('SIGTERM');
}

function startBackend(): void {
  isChanged = false;
  backend = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  });
  backend.once('exit', (code, signal) => {
    backend = undefined;
    if (isEnding) return;
    const ended = `The backend has ended (${signal ?? String(code)}), for the reason above.`;
    if (isChanged) restart();
    else if (isForChange) console.error(`${ended} It starts again with the next change of server/ or openapi.yaml.`);
    else end(`${ended} The site's server ends with it.`);
  });
}

function restart(): void {
  isForChange = true;
  startBackend();
}

let timer: NodeJS.Timeout | undefined;
function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isEnding) return;
    isChanged = true;
    if (backend) backend.kill('SIGTERM');
    else restart();
  }, PAUSE_MS);
}

const watchers = [
  watch('server', { recursive: true }, (_event, file) => {
    if (/\.(ts|json|sql)$/.test(file ?? '')) changed();
  }),
  // Its folder, as editors put a new file in the place of the old one.
  watch('.', (_event, file) => {
    if (file === 'openapi.yaml') changed();
  }),
];

startBackend();
site.once('exit', () => end("The site's server has ended, and the backend ends with it."));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end());
whenNpmEnds('dev', end);
