import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeAYear } from '../support/deep/closing.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled } from '../support/tier.ts';

const bookings = scaled(10_000, 300);
const kills = 4;
const { postgres, skip } = await postgresForTests();

describe('a year of days is closed at once while visitors read, and its guests are told once, whatever is killed', () => {
  it('on the embedded database', (t) =>
    closeAYear(t, { name: 'embedded', bookings, kills, instances: 1, databaseUrl: null }));

  it('on PostgreSQL, with two instances', { skip }, async (t) => {
    assert.ok(postgres);
    const databaseUrl = await newDatabase(postgres, 'closing');
    await closeAYear(t, { name: 'postgres', bookings, kills, instances: 2, databaseUrl });
  });
});
