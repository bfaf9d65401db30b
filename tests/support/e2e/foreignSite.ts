import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../../../scripts/freePort.ts';
import { answerCall, type Asked } from './levelOneBackend.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Site {
  origin: string;
  /** Files that the site asked for and that are not in dist/. */
  missing: string[];
  stop: () => void;
}

export interface ForeignSite extends Site {
  asked: Asked;
}

const ofBackend = (pathname: string): boolean => /^\/(?:api|public|pay)\//.test(pathname);

/**
 * dist/ as any host serves a single-page app: its files, and index.html for every other path; beside it, at the same origin, a
 * backend.
 */
export async function serveBuiltSite(backend: http.RequestListener): Promise<Site> {
  const missing: string[] = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (ofBackend(pathname)) {
      backend(request, response);
      return;
    }
    request.resume();
    const file = path.join('dist', path.normalize(pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    if (!isFile && path.extname(pathname) !== '') missing.push(pathname);
    const sent = isFile ? file : 'dist/index.html';
    response.writeHead(200, { 'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    missing,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The built site beside a backend that knows no more than the specification. */
export async function startForeignSite(): Promise<ForeignSite> {
  const asked: Asked = { calls: [], unknown: [] };
  const site = await serveBuiltSite((request, response) => {
    request.resume();
    if (request.url?.startsWith('/api/')) {
      answerCall(request, response, asked);
      return;
    }
    response.writeHead(200, { 'content-type': 'image/svg+xml' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  });
  return { ...site, asked };
}

/** The built site beside the mock, whose options are given. */
export async function startSiteOnMock(
  options: readonly string[],
): Promise<Pick<Site, 'origin'> & { stop: () => Promise<void> }> {
  const port = await freePort();
  const mock = spawn(process.execPath, ['build/mock.js', '--port', String(port), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(mock, 'exit');
  await Promise.race([once(mock.stdout, 'data'), ended]); // it says so when it listens
  const { origin, stop } = await serveBuiltSite((request, response) => {
    const { method, url, headers } = request;
    const passedOn = http.request({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  });
  return {
    origin,
    stop: async () => {
      stop();
      mock.kill('SIGTERM');
      await ended;
    },
  };
}
