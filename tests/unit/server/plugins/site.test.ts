import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeTestApp } from '../../../support/server/testApp.ts';

const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'surf-site-'));
const index = '<!doctype html><html><head><title>Surf</title></head></html>';
const level = '<head><meta name="api-level" content="2">';
const indexSent = index.replace('<head>', level);
const forAnother = '<!doctype html><html><head><meta name="api-level" content="1" /></head></html>';
const script = 'console.log(1);'.repeat(100);
for (const folder of ['js', 'css', 'assets', 'pictures', 'pages']) mkdirSync(path.join(siteRoot, folder));
writeFileSync(path.join(siteRoot, 'index.html'), index);
writeFileSync(path.join(siteRoot, 'js/main.abc.js'), script);
writeFileSync(path.join(siteRoot, 'js/main.abc.js.br'), brotliCompressSync(script));
writeFileSync(path.join(siteRoot, 'js/main.abc.js.gz'), gzipSync(script));
writeFileSync(path.join(siteRoot, 'pages/aboutus.html'), '<!doctype html><h1>About</h1>');
writeFileSync(path.join(siteRoot, 'pages/login.html'), forAnother);
writeFileSync(path.join(siteRoot, 'robots.txt'), 'User-agent: *');

const logged: string[] = [];
const logger = { level: 'trace', stream: { write: (line: string) => logged.push(line) } };
const { app } = await makeTestApp({ siteRoot, logger });
const secure = await makeTestApp({ siteRoot, settings: { publicUrl: 'https://surf.example' } });
const bare = await makeTestApp();
const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

describe('the built site', () => {
  for (const url of [
    '/',
    '/index.html',
    '/surf-lesson',
    '/surf-lesson/booking-details/7K3M9QXT2A',
    '/no/such/page',
    '//no/such/page',
    '/surf-lesson//',
    '/pictures/',
    '/surf-lesson?search=%00',
    '/?lang=%00',
    '/surf%00',
    '/?a=b',
    '/apiary',
  ]) {
    it(`answers index.html at ${url}, with the backend's level and never from a cache`, async () => {
      const { statusCode, headers, body } = await get(url);
      assert.deepEqual([statusCode, body], [200, indexSent]);
      assert.match(String(headers['content-type']), /text\/html/);
      assert.equal(headers['cache-control'], 'no-cache');
    });
  }

  it('a query that nobody reads harms no other address', async () => {
    assert.equal((await get('/healthz?a=%00')).statusCode, 200);
  });

  for (const url of ['/aboutus', '/aboutus?a=b']) {
    it(`answers the page that was rendered at build time at ${url}`, async () => {
      const { statusCode, headers, body } = await get(url);
      assert.deepEqual([statusCode, body], [200, '<!doctype html><h1>About</h1>']);
      assert.equal(headers['cache-control'], 'no-cache');
    });
  }

  it('leaves the level in a page that was built for another backend', async () => {
    for (const url of ['/login', '/pages/login.html']) assert.equal((await get(url)).body, forAnother);
  });

  it('names PUBLIC_URL in pages that are the same for all requests', async () => {
    const { body } = await secure.app.inject({
      url: '/admin',
      headers: { accept: 'text/html', host: 'other.example' },
    });
    assert.equal(body, indexSent.replace('<head>', '<head><meta name="public-url" content="https://surf.example">'));
  });

  it('answers HEAD like GET', async () => {
    const { statusCode, body } = await app.inject({
      method: 'HEAD',
      url: '/surf-lesson',
      headers: { accept: 'text/html' },
    });
    assert.deepEqual([statusCode, body], [200, '']);
  });

  for (const [encoding, expected] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    it(`answers hashed files for ever, ${expected ?? 'plain'} for '${encoding}'`, async () => {
      const { statusCode, headers } = await get('/js/main.abc.js', { 'accept-encoding': encoding });
      assert.deepEqual([statusCode, headers['content-encoding']], [200, expected]);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String(headers['content-type']), /javascript/);
    });
  }

  it('answers 404 for a file that is not there, and for what is not the site’s', async () => {
    for (const url of [
      '/js/nope.js',
      '/js/nope',
      '/nope.png',
      '/api/nope',
      '/public/nope',
      '/payments/nope',
      '/..%2fpackage.json',
      '/.env',
      '/api//products',
      '/js//main.abc.js',
    ]) {
      const { statusCode, headers } = await get(url);
      assert.equal(statusCode, 404, url);
      assert.match(String(headers['content-type']), /json/);
    }
    assert.equal((await app.inject({ method: 'POST', url: '/surf-lesson' })).statusCode, 404);
    assert.equal((await get('/surf-lesson', { accept: 'application/json' })).statusCode, 404);
  });

  it('comes with strict security headers', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /script-src 'self'(;|$)/);
    assert.match(policy, /default-src 'self'/);
    assert.match(policy, /frame-src [^;]*youtube-nocookie\.com/);
    assert.doesNotMatch(policy, /upgrade-insecure-requests|unsafe-eval/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['strict-transport-security'], undefined);
    assert.ok((await secure.app.inject('/')).headers['strict-transport-security']);
  });
});

it('the API works when the site has not been built', async () => {
  assert.equal((await bare.app.inject('/api/products')).statusCode, 200);
  assert.equal((await bare.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode, 404);
});

it('healthz and readyz answer', async () => {
  assert.equal((await get('/healthz')).statusCode, 200);
  assert.equal((await get('/readyz')).statusCode, 200);
});

it('the log holds routes, and no codes, addresses or tokens', async () => {
  logged.length = 0;
  await app.inject({
    url: '/api/check-booking/SECRETC0DE?search=sari@example.com',
    headers: { authorization: 'Bearer t0p-secret' },
  });
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'sari@example.com', password: 'pa55word!' },
  });
  const text = logged.join('');
  assert.match(text, /\/api\/check-booking\/:bookingCode/);
  assert.doesNotMatch(text, /SECRETC0DE|sari|t0p-secret|pa55word/i);
});
