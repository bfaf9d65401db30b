import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { bundledScript } from '../../../../tests/support/bundledScript.ts';

const script = await bundledScript('packages/contract-check/src/commands/check.ts');

/** The contract check that runs, what it has said, and how it ends. */
export function start(args: string[]) {
  const child = spawn(process.execPath, [...script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  after(() => child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  return { child, said, ended };
}

export const account = ['--email', 'admin@surf.example', '--password', 'Secret-password-2027'];

/** Runs the contract check against an address. */
export const contract = (url: string, ...args: string[]) => start(['--url', url, ...account, ...args]).ended;

export type Answering = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A backend that answers as it is told, and remembers what it was asked. */
export async function fakeBackend(answer: Answering) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume();
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked };
}

export const tokens = { data: { access_token: 'access', refresh_token: 'refresh' } };

/** Answers with JSON. */
export function give(response: http.ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers login as a backend does, and everything else as it is told. */
export const signedIn =
  (rest: Answering): Answering =>
  (request, response) => {
    if (request.url === '/api/auth/login') give(response, 200, tokens);
    else rest(request, response);
  };
