import { describeDatabaseAway } from '../support/deep/databaseAway.ts';
import { postgresForTests } from '../support/deep/postgres.ts';

// The deep tests do this many times, with two instances and a PostgreSQL that hangs as well.
const { postgres, skip } = await postgresForTests();
describeDatabaseAway(postgres, skip, { instances: 1, crashes: 1, restarts: 1, terminations: 3, hangs: 0 });
