import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeTestApp } from '../../../support/server/testApp.ts';

const { app } = await makeTestApp();

it('a plugin has a minute to start: on a busy machine ten seconds were too few, and the server ended', () => {
  assert.equal(app.initialConfig.pluginTimeout, 60_000);
});
