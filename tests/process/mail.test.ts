import { it } from 'node:test';
import { killWhileMailing } from '../support/deep/mailKills.ts';
import { seed } from '../support/deep/scale.ts';

// The deep tests do this twenty times, on both databases.
it(`twice kill -9 while mails are under way: each guest hears once (DEEP_SEED=${String(seed)})`, (t) =>
  killWhileMailing(t, { kills: 2, bookings: 20, instances: 1, databaseUrl: null }));
