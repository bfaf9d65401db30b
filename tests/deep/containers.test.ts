import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import pg from 'pg';
import { parse } from 'yaml';
import { startPostgres } from '../../scripts/postgres.ts';
import { giveDatabase, start, volume } from '../support/deep/containers/container.ts';
import { build, readDockerfile } from '../support/deep/containers/image.ts';

// Follows the Dockerfile's steps in empty folders, as no container can be run here: with this machine's Node and libraries in
// the place of the base image, each stage's folder as the root, and nothing of this process's environment.

const isPossible = process.platform === 'linux' && process.getuid?.() === 0;
if (!isPossible && process.env['CI'])
  throw new Error('The steps of the Dockerfile can be followed by root on Linux alone.');
const skip = isPossible ? false : 'needs root and Linux';

const admin = { email: 'boss@school.example', password: 'a long password' };
const image = isPossible ? build(readDockerfile(readFileSync('Dockerfile', 'utf8'))) : null;

/** Asks the server from inside its container; returns the status and the answer. */
const ask = (target: string, options: object = {}): string[] => [
  'node',
  '-e',
  `fetch('http://127.0.0.1:3000${target}', ${JSON.stringify(options)}).then(async (a) => console.log(a.status, (await a.text()).slice(0, 200)))`,
];
const login = ask('/api/auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(admin),
});
const given = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, PAYMENT_PROVIDER: 'simulator' };

describe('the image', { skip }, () => {
  it('has what the server needs, and nothing of how it is made', () => {
    assert.ok(image);
    const inside = (...parts: string[]) => existsSync(path.join(image.root, 'app', ...parts));
    for (const file of ['build/main.js', 'dist/pages/index.html', 'openapi.yaml', 'node_modules/fastify'])
      assert.ok(inside(file), file);
    for (const file of ['src', 'tests', '.git', '.env', 'node_modules/jest', 'node_modules/webpack'])
      assert.ok(!inside(file), file);
    assert.deepEqual(image.ports, [image.env['PORT']]);
    assert.deepEqual(image.volumes, [image.env['DATA_DIR']]);
  });

  it('runs by itself: not as root, writing to its volume alone, healthy, and ends when it is told to', async () => {
    assert.ok(image);
    const data = volume(image, '/data');
    for (const time of ['first', 'second']) {
      const container = await start(image, given, { '/data': data });
      await container.healthy();
      assert.match(readFileSync(`/proc/${String(container.pid)}/status`, 'utf8'), /^Uid:\t1000\t1000/m);
      assert.notEqual(container.exec(['touch', '/app/probe']).status, 0);
      assert.match(container.exec(ask('/')).output, /^200 <!doctype html>/i);
      assert.match(container.exec(ask('/api/products')).output, /^200 \{"data":\[\{"id"/);
      assert.match(container.exec(login).output, /^200 \{"data":\{"access_token"/, time);
      assert.equal(await container.stop(), 0, container.output().slice(-2000));
      assert.ok(readdirSync(data).includes('jwt-secret'));
    }
  });

  it('refuses to start without an administrator, in one line', async () => {
    assert.ok(image);
    const container = await start(image, { PAYMENT_PROVIDER: 'simulator' }, { '/data': volume(image, '/data') });
    await assert.rejects(container.healthy(), /ADMIN_EMAIL and ADMIN_PASSWORD: must be set/);
  });

  it('runs as compose.yaml says, with PostgreSQL under the name of its service', async () => {
    assert.ok(image);
    const filled = {
      ...given,
      POSTGRES_PASSWORD: 'Letters1',
      JWT_SECRET: 'a secret of more than thirty-two characters',
    };
    const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
      services: { app: { environment: Record<string, string> } };
    };
    const env = Object.fromEntries(
      Object.entries(services.app.environment).map(([name, text]) => [
        name,
        text.replace(
          /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
          (_, its: string, other = '') => (filled as Record<string, string>)[its] ?? String(other),
        ),
      ]),
    );
    const postgres = await startPostgres();
    assert.ok(postgres, 'needs PostgreSQL');
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(`create role surf login password '${filled.POSTGRES_PASSWORD}'`);
    await client.query('create database surf owner surf');
    const { rows } = await client.query<{ unix_socket_directories: string }>('show unix_socket_directories');
    await client.end();
    const socket = path.join(rows[0]?.unix_socket_directories ?? '', `.s.PGSQL.${new URL(postgres.url).port}`);
    const data = volume(image, '/data');
    const container = await start(image, env, { '/data': data }, ['database']);
    const end = giveDatabase(container, socket);
    await container.healthy();
    assert.match(container.exec(ask('/readyz')).output, /^200/);
    assert.match(container.exec(login).output, /^200/);
    assert.equal(await container.stop(), 0);
    assert.ok(!readdirSync(data).includes('pg'), 'the database is in the other container');
    end();
    postgres.stop();
  });
});
