import { it } from 'node:test';
import { killUnderLoad } from '../support/deep/crashRecovery.ts';
import { seed } from '../support/deep/scale.ts';

// The deep tests do this a hundred times, on both databases.
const kills = 2;

it(`${String(kills)} times kill -9 under load: no answered booking, money or mail is missing, half-written or doubled (DEEP_SEED=${String(seed)})`, (t) =>
  killUnderLoad(t, { kills, instances: 1, databaseUrl: null, leavesRefunds: false }));
