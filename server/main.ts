import { buildApp } from './app.ts';
import { connect } from './db/connect.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { readSettings, type Settings } from './settings.ts';

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(`The settings are wrong. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const connection = await connect(settings);
const accounts = await seedDatabase(connection.db, settings);
const app = await buildApp({ settings, connection, logger: { level: settings.logLevel } });
await app.listen({ host: settings.host, port: settings.port });
for (const { role, email, password } of accounts) {
  app.log.info(`Demo account, ${role}: ${email} with password ${password}`);
}

let isStopping = false;
/** Requests on their way finish, then the database closes. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await connection.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
