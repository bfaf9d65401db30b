import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { killWhileMailing } from '../support/deep/mailKills.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/deep/scale.ts';

const [kills, bookings] = [scaled(20), scaled(200)];
const { postgres, skip } = await postgresForTests();

describe(`${String(kills)} times kill -9 while mails are under way: each of ${String(bookings)} guests hears once (DEEP_SEED=${String(seed)})`, () => {
  it('on the embedded database', (t) => killWhileMailing(t, { kills, bookings, instances: 1, databaseUrl: null }));

  it('on PostgreSQL, with two instances', { skip }, async (t) => {
    assert.ok(postgres);
    const databaseUrl = await newDatabase(postgres, 'mails');
    await killWhileMailing(t, { kills, bookings, instances: 2, databaseUrl });
  });
});
