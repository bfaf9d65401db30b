import { once } from 'node:events';
import { buildApp } from './app.ts';
import { connect } from './db/connect.ts';
import { loadRenderers } from './render/renderer.ts';
import { seedDatabase } from './seed/seed.ts';
import { readSettings } from './settings.ts';
import { listenForStop, shutDown, STOP_PATIENCE } from './stopping.ts';
import { handleStrayErrors } from './strayErrors.ts';

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
// A log that cannot be written (a full disk, a terminal that was closed) must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const { asked, again } = listenForStop();
const failed = new AbortController();
const stop = AbortSignal.any([asked, failed.signal]);
const settings = await orExit('The settings are wrong.', () => readSettings(process.env));
// Ends the process in any case, also when the start is still waiting for the database.
asked.addEventListener('abort', () => setTimeout(() => process.exit(1), settings.stopDelay + STOP_PATIENCE).unref());
let report = (trouble: string): void => console.error(trouble); // until there is a log
const connection = await orExit('The database cannot be opened.', () =>
  connect(settings, (trouble) => report(trouble)),
);
const accounts = await orExit('The database cannot be filled.', () => seedDatabase(connection.db, settings));
const renderers = await orExit('The pages cannot be rendered; npm run build makes what that takes.', () =>
  loadRenderers(),
);
const app = await buildApp({
  settings,
  connection,
  renderers,
  // Not pino's own stream, which never returns at the end of the process when the disk is full.
  logger: { level: settings.logLevel, stream: process.stdout },
  isStopping: () => stop.aborted,
});
report = (trouble) => app.log.warn(trouble);
await orExit(`HOST and PORT: the server cannot listen on ${settings.host}:${String(settings.port)}.`, () =>
  app.listen({ host: settings.host, port: settings.port }),
);
for (const { role, email, password } of accounts) {
  app.log.info(`Demo account, ${role}: ${email} with password ${password}`);
}
if (!settings.midtrans) app.log.info('Payments are a rehearsal: no money moves. PAYMENT_PROVIDER sets who takes them.');
if (!settings.mail)
  app.log.info('Messages are a rehearsal: nobody gets mail. SMTP_URL and MAIL_FROM set how it is sent.');

// The server itself speaks HTTP, so somebody else brings TLS.
if (settings.publicUrl?.startsWith('https:') && settings.trustedProxies.length === 0)
  app.log.warn('TRUSTED_PROXIES is unset: all that comes through a proxy counts as one sender, and shares its limits.');

handleStrayErrors(app.log, () => failed.abort());
if (!stop.aborted) await once(stop, 'abort');
const exitCode = await shutDown(app, connection, { delay: failed.signal.aborted ? 0 : settings.stopDelay, again });
process.exit(failed.signal.aborted ? 1 : exitCode);
