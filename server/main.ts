import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { connect } from './db/connect.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { readSettings } from './settings.ts';

const STOP_PATIENCE = 8000;

/** Runs a step of the start; one that fails ends the process with one line that says why. */
async function orExit<T>(what: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    console.error(`${what} ${reason.split('\n')[0] ?? ''}`);
    process.exit(1);
  }
}

process.umask(0o077); // what the server writes is for its owner alone
const settings = await orExit('The settings are wrong.', () => readSettings(process.env));
let report = (trouble: string): void => console.error(trouble); // until there is a log
const connection = await orExit('The database cannot be opened.', () =>
  connect(settings, (trouble) => report(trouble)),
);
const accounts = await seedDatabase(connection.db, settings);
let isStopping = false;
const app = await buildApp({
  settings,
  connection,
  logger: { level: settings.logLevel },
  isStopping: () => isStopping,
});
report = (trouble) => app.log.warn(trouble);
await orExit(`HOST and PORT: the server cannot listen on ${settings.host}:${String(settings.port)}.`, () =>
  app.listen({ host: settings.host, port: settings.port }),
);
for (const { role, email, password } of accounts) {
  app.log.info(`Demo account, ${role}: ${email} with password ${password}`);
}
if (!settings.midtrans) app.log.info('Payments are a rehearsal: no money moves. PAYMENT_PROVIDER sets who takes them.');

/** Requests on their way finish, then the database closes. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await sleep(settings.stopDelay);
  setTimeout(() => process.exit(1), STOP_PATIENCE).unref(); // a connection that hangs must not keep the process
  await app.close();
  await connection.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop());
