/**
 * Development: the backend on PORT (3000), restarted when server/ or the contract changes, and the site on port 8080 with
 * hot reload, which passes /api and /public on to the backend.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { whenNpmEnds } from './npmParents.mjs';

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const port = process.env['PORT'] ?? '3000';

const children = [
  spawn(bin('tsx'), ['watch', '--include', 'openapi.yaml', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(bin('webpack'), ['serve', '--mode', 'development'], {
    stdio: 'inherit',
    env: { ...process.env, API_PROXY: `http://127.0.0.1:${port}` },
  }),
];

// When one of them ends, the other is ended too.
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
children.forEach((child) => child.once('exit', stop));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
whenNpmEnds('dev', stop);
