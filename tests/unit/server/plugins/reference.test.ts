import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { parse } from 'yaml';
import { makeTestApp } from '../../../support/server/testApp.ts';

const { app } = await makeTestApp();

it('/openapi.yaml is exactly the contract', async () => {
  const { statusCode, headers, body } = await app.inject('/openapi.yaml');
  assert.deepEqual([statusCode, headers['content-type']], [200, 'application/yaml; charset=utf-8']);
  assert.equal(body, readFileSync('openapi.yaml', 'utf8'));
});

it('/docs shows the same contract, by scripts and styles of this server alone', async () => {
  const page = await app.inject('/docs');
  assert.deepEqual([page.statusCode, page.headers['content-type']], [200, 'text/html; charset=utf-8']);
  assert.match(String(page.headers['content-security-policy']), /script-src 'self';/);
  assert.doesNotMatch(page.body, /<script(?![^>]*src=)|https?:\/\//);
  const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
  assert.ok(links.length >= 4);
  for (const link of links) assert.equal((await app.inject(link)).statusCode, 200, link);
  // The forms' files are still files to the reader: what the server makes of them for itself is not shown.
  assert.deepEqual((await app.inject('/docs/json')).json(), parse(readFileSync('openapi.yaml', 'utf8')));
});

it('a plugin has a minute to start: on a busy machine ten seconds were too few, and the server ended', () => {
  assert.equal(app.initialConfig.pluginTimeout, 60_000);
});
