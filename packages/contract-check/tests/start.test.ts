import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../../../scripts/freePort.ts';
import { type Answering, contract, fakeBackend, give, signedIn, start, tokens } from './support/command.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-contract-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Long enough for a busy machine, and far below the time that waiting for each answer would take (ms). */
const SOON = 15_000;
const silence: Answering = () => undefined;
const page: Answering = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>');
const refusing =
  (status: number, body: unknown = { message: 'No.' }, headers = {}): Answering =>
  (_, response) =>
    give(response, status, body, headers);
/** Only administrators may see what this backend has. */
const customer = signedIn(({ url = '' }, response) => {
  if (url === '/api/users/current') give(response, 200, { data: { role: 'CUSTOMER' } });
  else give(response, 403, { message: 'Forbidden.' });
});
/** Knows the operations of level 1. */
const levelOne = signedIn(({ url = '' }, response) => {
  const [one = ''] = url.split('?');
  const isKnown = ['/api/users', '/api/users/current'].includes(one) || one.endsWith('/search');
  give(response, isKnown ? 200 : 404, { data: [] });
});
const below: Answering = (request, response) => {
  if (request.url === '/surf/api/auth/login') give(response, 400, { message: 'Bad.' });
  else page(request, response);
};

const cases: [name: string, backend: Answering, says: RegExp, path?: string][] = [
  ['never answers', silence, /cannot be reached: no answer came within 1 s/],
  ['hangs after login', signedIn(silence), /lets the administrator in and then stops answering/],
  ['answers HTML', page, /POST http\S+\/api\/auth\/login answers 200 and no JSON, but text\/html\. Is --url right\?/],
  ['answers 404', refusing(404), /answers 404 "No\."\. Is --url right\?/],
  [
    'is one path down',
    below,
    /No backend .* http\S+\/surf\/api\/auth\/login answers like one: give --url http\S+\/surf\./,
    '/surf/api',
  ],
  ['answers 500', refusing(500), /does not work: POST \S+ answers 500 "No\."/],
  ['answers 502 with HTML', (_, response) => void response.writeHead(502).end('<h1>Bad</h1>'), /does not work: .* 502/],
  ['refuses the password', refusing(401), /refuses the e-mail address and the password: .* 401 "No\."/],
  ['limits logins', refusing(429, {}, { 'retry-after': '600' }), /answers 429 and asks to wait 600 s/],
  [
    'redirects',
    (_, response) => void response.writeHead(308, { location: 'https://b.example/x/api/auth/login' }).end(),
    /redirected to https:\/\/b\.example\/x\/api\/auth\/login: give --url https:\/\/b\.example\/x\./,
  ],
  ['knows a customer', customer, /no administrator of the backend: it signs in with the role CUSTOMER \(403 to GET /],
  ['breaks after login', signedIn(refusing(500)), /then answers nothing of use: 500 application\/json to GET/],
  ['has HTML after login', signedIn(page), /then answers nothing of use: 200 text\/html to GET/],
  ['has level 1 alone', levelOne, /has nothing of level 2 \(404 to GET .*\): --level 1 checks/],
  ['closes connections', ({ socket }) => void socket.destroy(), /cannot be reached: the connection is closed/],
];

describe('a backend that cannot be checked', () => {
  for (const [name, answering, says, below = ''] of cases) {
    it(`that ${name} is named in one line, and nothing is created`, async () => {
      const backend = await fakeBackend(answering);
      const output = path.join(folder, 'report.html');
      const begin = Date.now();
      const { code, out, err } = await contract(`${backend.url}${below}`, '--timeout', '1', '--output', output);
      assert.ok(Date.now() - begin < SOON);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, says);
      assert.match(err, /^[^\n]+\n$/);
      const creating = backend.asked.filter((one) => !one.startsWith('GET ') && !one.endsWith('/auth/login'));
      assert.deepEqual(creating, []);
      assert.ok(!existsSync(output));
    });
  }

  it('that does not exist is named in one line', async () => {
    const { code, out, err } = await contract(`http://127.0.0.1:${String(await freePort())}`);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^The backend cannot be reached: the connection is refused \(POST .*\)\.\n$/);
  });

  it('that does not speak HTTPS is named in one line', async () => {
    const { url } = await fakeBackend(page);
    const { code, err } = await contract(url.replace('http:', 'https:'));
    assert.equal(code, 2);
    assert.match(err, /^The backend cannot be reached: it does not speak HTTPS .*\n$/);
  });

  it('that says nothing of HTTP is named in one line', async () => {
    const server = net.createServer((socket) => socket.end('220 mail.example ready\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    after(() => server.close());
    const { code, err } = await contract(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    assert.equal(code, 2);
    assert.match(err, /^The backend cannot be reached: .*\n$/);
  });

  it('has a login without tokens: that is the one failure, and nothing else is checked or created', async () => {
    const backend = await fakeBackend((_, response) => give(response, 200, { result: tokens.data }));
    const { code, out } = await contract(backend.url);
    assert.equal(code, 1);
    assert.match(
      out,
      /^✗ login \(POST \/api\/auth\/login\): 0 passed, 1 failed\n {4}success: data expected to be there, got nothing\n/,
    );
    assert.match(
      out,
      /login: data expected to be there, got nothing; [\d,]+ checks of \d+ operations could not be made because of it/,
    );
    assert.deepEqual(new Set(backend.asked), new Set(['POST /api/auth/login']));
  });

  it('has a login with tokens that it refuses: that is the one failure', async () => {
    const backend = await fakeBackend(signedIn(refusing(401)));
    const { code, out } = await contract(backend.url);
    assert.equal(code, 1);
    assert.match(
      out,
      /^✗ login .*\n {4}success: data\.access_token expected a token that getCurrentUser, .* accept, got one that/,
    );
    assert.ok(backend.asked.every((one) => one.startsWith('GET ') || one.endsWith('/auth/login')));
  });
});

describe('options of npm run contract', () => {
  const wrong: [name: string, says: RegExp, ...args: string[]][] = [
    [
      'a file of a restart that cannot be written',
      /^--before-restart \/nowhere\/kept\.json cannot be written: .*\n$/,
      '--before-restart',
      '/nowhere/kept.json',
    ],
    [
      'a file of a restart that is another one',
      /^package\.json is none that --before-restart has written\.\n$/,
      '--after-restart',
      'package.json',
    ],
    [
      'a file that cannot be written',
      /^--output \/nowhere\/x\.xml cannot be written: .*\n$/,
      '--output',
      '/nowhere/x.xml',
    ],
    [
      'a contract that is not there',
      /^The contract \/nowhere\/x\.yaml cannot be read: .*\n$/,
      '--contract',
      '/nowhere/x.yaml',
    ],
    ['a contract that is none', /^The contract README\.md cannot be read: .*\n$/, '--contract', 'README.md'],
    ['an unknown format', /^--format must be one of text, junit, html, json\.\n/, '--format', 'pdf'],
  ];
  for (const [name, says, ...args] of wrong) {
    it(`ends with 2, before it asks anything, for ${name}`, async () => {
      const backend = await fakeBackend(page);
      const { code, out, err } = await contract(backend.url, ...args);
      assert.deepEqual([code, out, backend.asked], [2, '', []]);
      assert.match(err, says);
    });
  }

  it('ends with 2, before it asks anything, for a mark that is none', async () => {
    const backend = await fakeBackend(page);
    const { code, err } = await contract(backend.url, '--clean', 'yesterday');
    assert.deepEqual([code, backend.asked], [2, []]);
    assert.match(err, /^--clean needs the mark of a run, such as .*\n$/);
  });

  it('explains them', async () => {
    const { code, out, err } = await start(['--help']).ended;
    assert.deepEqual([code, err], [0, '']);
    for (const option of ['--contract', '--fail-on-skip', '--format', '--clean', '--verbose'])
      assert.ok(out.includes(option));
  });
});
