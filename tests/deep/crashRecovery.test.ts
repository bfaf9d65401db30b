import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { killUnderLoad } from '../support/deep/crashRecovery.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/tier.ts';

const kills = scaled(100);
const { postgres, skip } = await postgresForTests();

describe(`${String(kills)} times kill -9 under load: no booking, money or mail is lost, doubled or half-written (DEEP_SEED=${String(seed)})`, () => {
  it('on the embedded database', (t) => killUnderLoad(t, { kills, instances: 1, databaseUrl: null }));

  it('on PostgreSQL, with two instances', { skip }, async (t) => {
    assert.ok(postgres);
    const databaseUrl = await newDatabase(postgres, 'kills');
    await killUnderLoad(t, { kills, instances: 2, databaseUrl });
  });
});
