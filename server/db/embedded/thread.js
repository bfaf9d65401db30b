// The thread of the embedded database. Plain JavaScript, as a worker thread does not share the loader that runs TypeScript.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { OwnerOnlyFs } from './ownerOnlyFs.js';

/** PostgreSQL's own settings. */
const settings = [
  // The default of 128 MB costs about 120 MB of memory and brings nothing here.
  'shared_buffers=16MB',
  // Nobody copies the log of an embedded database, so it need not say more than a recovery reads.
  'wal_level=minimal',
  'max_wal_senders=0',
];
/** @type {{ folder: string | null, packed: string | null }} Its folder; null keeps it in memory. The file that it begins with. */
const { folder, packed } = workerData;
const database = await PGlite.create({
  fs: folder === null ? undefined : new OwnerOnlyFs(folder),
  loadDataDir: packed === null ? undefined : new Blob([readFileSync(packed)], { type: 'application/x-gzip' }),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
});

parentPort?.on('message', (/** @type {import('./protocol.ts').ToThread} */ message) => {
  if (message === 'close') {
    void database.close().finally(() => process.exit());
    return;
  }
  /** @type {Uint8Array[]} */
  const parts = [];
  // PGlite's execProtocolRawSync would keep every answer for good. This is done at once as well, and what it throws ends
  // the thread.
  void database.execProtocolRawStream(message.bytes, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  });
  const bytes = new Uint8Array(Buffer.concat(parts));
  const answer = { connection: message.connection, bytes, inTransaction: database.isInTransaction() };
  parentPort?.postMessage(answer, [bytes.buffer]);
});
parentPort?.postMessage('opened');
