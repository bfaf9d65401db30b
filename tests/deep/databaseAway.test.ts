import { describeDatabaseAway } from '../support/deep/databaseAway.ts';
import { postgresForTests } from '../support/deep/postgres.ts';
import { scaled } from '../support/tier.ts';

const { postgres, skip } = await postgresForTests();
const times = { crashes: scaled(30), restarts: scaled(10), terminations: scaled(200), hangs: scaled(3) };
for (const instances of [1, 2]) describeDatabaseAway(postgres, skip, { instances, ...times });
