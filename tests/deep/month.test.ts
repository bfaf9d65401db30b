import { it } from 'node:test';
import { postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/tier.ts';
import { openMonth } from '../support/server/month/play.ts';

const bookings = scaled(500);
const { postgres, skip } = await postgresForTests();
const onEmbedded = await openMonth(seed);
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
const onServer = postgres && (await openMonth(seed));

const what = `a month of ${String(bookings)} bookings is played, and all that tells of it agrees (DEEP_SEED=${String(seed)})`;

it(`${what}, on the embedded database`, async () => {
  await onEmbedded(bookings);
});

it(`${what}, on PostgreSQL`, { skip }, async () => {
  await onServer?.(bookings);
});
