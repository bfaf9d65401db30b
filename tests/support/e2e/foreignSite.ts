import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '../../../scripts/freePort.ts';

// A backend that knows the 45 calls of the specification (§7) and the fields it names, and nothing else. Calls and rows are typed
// from the specification, not taken from the contract, which may grow.

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const lists = {
  images: [{ id: id(1), image_url: 'photo.svg' }],
  videos: [{ id: id(2), title: 'First wave', video_url: 'https://video.example/embed/1' }],
  carousels: [
    { id: id(3), image_url: 'slide-1.svg', active: true },
    { id: id(4), image_url: 'slide-2.svg', active: true },
  ],
  'product-categories': [
    { id: id(5), name: 'Private lessons', description: 'Your own instructor' },
    { id: id(6), name: '3 days course', description: null },
  ],
  products: [
    {
      id: id(7),
      product_category_id: id(5),
      name: 'Private lesson',
      description: 'One surfer, one instructor',
      price: 650_000,
      image_url: 'lesson.svg',
      created_at: '2026-01-04T01:00:00.000Z',
    },
    {
      id: id(8),
      product_category_id: id(6),
      name: '3 days beginner course',
      description: null,
      price: 1_500_000,
      image_url: null,
      created_at: '2026-01-05T01:00:00.000Z',
    },
  ],
  testimonies: [{ id: id(9), name: 'Made', email: null, message: 'We stood up.', active: true }],
  'surf-spots': [
    {
      id: id(10),
      name: 'Kuta Beach',
      location: 'Kuta',
      difficulty_level: 'BEGINNER',
      description: 'Sand',
      location_url: null,
      image_url: null,
    },
  ],
};

const code = 'ABCDEFGH23';
const booking = {
  id: id(11),
  booking_code: code,
  customer_name: 'Sari Dewi',
  customer_email: 'sari@example.com',
  customer_phone: '+6281234567890',
  customer_country: 'ID',
  surf_spot_name: 'Kuta Beach',
  payment_method: 'CASH',
  status: 'PENDING',
  total_amount: 650_000,
  created_at: '2026-01-06T01:00:00.000Z',
  payments: [{ id: id(12), status: 'PENDING' }],
  booking_details: [
    { id: id(13), product_name: 'Private lesson', reservation_date: '2030-01-15', person: 1, total_amount: 650_000 },
  ],
};

/** The 45 calls: of each resource those with which it is read and changed, and the others. */
const contentCalls = [
  'images',
  'videos',
  'products',
  'product-categories',
  'carousels',
  'testimonies',
  'surf-spots',
].flatMap((name) => [`GET /${name}`, `POST /${name}`, `PUT /${name}/{id}`, `DELETE /${name}/{id}`]);
const otherCalls = [
  ...['POST /auth/login', 'POST /auth/refresh', 'DELETE /auth/logout', 'POST /auth/register'],
  ...['GET /users/current', 'GET /users', 'PUT /users/{id}', 'DELETE /users/{id}'],
  ...['GET /carousels/search', 'GET /testimonies/search', 'GET /my-bookings', 'GET /my-histories'],
  ...['POST /bookings', 'GET /bookings', 'PATCH /bookings/{id}/status', 'PATCH /bookings/{id}/payment'],
  'GET /check-booking/{bookingCode}',
];
export const documentedCalls: readonly string[] = [...contentCalls, ...otherCalls];

const isCall = (template: string, call: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);

/** The answer to a documented call that a guest makes, or null where a guest gets none. */
function answerTo(call: string): { status: number; body: unknown } | null {
  if (call === 'POST /bookings')
    return { status: 201, body: { data: { booking: { booking_code: code }, transaction: { redirect_url: null } } } };
  if (call === `GET /check-booking/${code}`) return { status: 200, body: { data: booking } };
  const rows = Object.entries(lists).find(([name]) => call === `GET /${name}`)?.[1];
  const paging = call === 'GET /products' ? { paging: { total_page: 1 } } : {};
  return rows ? { status: 200, body: { data: rows, ...paging } } : null;
}

/** What a backend was asked: 'GET /products?page=1', and of these what the specification does not have. */
export interface Asked {
  calls: string[];
  unknown: string[];
}

/** Answers a request below /api, and notes it. */
export function answerCall(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): void {
  const { pathname, search } = new URL(url, 'http://backend');
  const call = `${method} ${pathname.replace(/^\/api/, '')}`;
  asked.calls.push(call + search);
  const isDocumented = documentedCalls.some((template) => isCall(template, call));
  if (!isDocumented) asked.unknown.push(call + search);
  const { status, body } = (isDocumented ? answerTo(call) : null) ?? {
    status: isDocumented ? 401 : 404,
    body: { message: 'Not for guests, or not known' },
  };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

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
 * backend, for whose `level` the site is built.
 */
export async function serveBuiltSite(backend: http.RequestListener, level: 1 | 2 = 1): Promise<Site> {
  const missing: string[] = [];
  const head = level === 2 ? '<head><meta name="api-level" content="2">' : '<head>'; // as API_LEVEL=2 builds it
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
    const content = readFileSync(sent);
    response.end(sent.endsWith('.html') ? String(content).replace('<head>', head) : content);
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
  level: 1 | 2 = 1,
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
  }, level);
  return {
    origin,
    stop: async () => {
      stop();
      mock.kill('SIGTERM');
      await ended;
    },
  };
}
