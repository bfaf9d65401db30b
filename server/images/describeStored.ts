import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ContentChanges } from '../contentChanges.ts';
import type { Connection, Db } from '../db/connect.ts';
import { forLog } from '../forLog.ts';
import { describePicture, findPicture, findUndescribed } from '../repositories/pictures.ts';
import { decode } from './decoder.ts';
import { writeUpload } from './uploadFolder.ts';

/** One instance at a time looks at stored pictures. */
const DESCRIBING_LOCK = 727_004;
/** Before each picture (ms), so that visitors and uploads come first. */
const PAUSE = 1000;

interface Given {
  connection: Pick<Connection, 'db' | 'exclusively'>;
  changes: ContentChanges;
  /** The folder of uploads. */
  folder: string;
  pause?: number;
}

/** Looks at one picture as at an upload; returns whether it could be described. */
async function describeOne(db: Db, folder: string, name: string): Promise<boolean> {
  const picture = await findPicture(db, name);
  if (!picture) return false; // deleted meanwhile
  const file = await writeUpload(folder, Readable.from([picture.content]));
  try {
    const { info } = await decode(file);
    if (info) await describePicture(db, name, info);
    return info !== null;
  } finally {
    await rm(file, { force: true });
  }
}

/** Describes the pictures that were stored before this was done at their upload, one after the other. */
async function describeAll(
  app: FastifyInstance,
  { connection, changes, folder, pause = PAUSE }: Given,
  stop: AbortSignal,
) {
  const { db } = connection;
  const done = { described: 0, failed: 0 };
  for (let name = await findUndescribed(db, ''); name !== undefined; name = await findUndescribed(db, name)) {
    do await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
    while (app.isUnderPressure() && !stop.aborted);
    if (stop.aborted) break;
    const isDescribed = await describeOne(db, folder, name).catch(() => false);
    if (isDescribed) changes.count += 1;
    done[isDescribed ? 'described' : 'failed'] += 1;
  }
  if (done.described + done.failed > 0) app.log.info(done, 'Pictures that were stored before were looked at.');
}

/**
 * Describes stored pictures in the background once the server listens. What a stop leaves, and what fails, is tried again at the next start.
 */
export function describeStored(app: FastifyInstance, given: Given): void {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  app.addHook('onListen', (done) => {
    running = given.connection
      .exclusively(DESCRIBING_LOCK, () => describeAll(app, given, stop.signal))
      .catch((error: unknown) => app.log.warn({ error: forLog(error) }, 'Stored pictures could not be looked at.'));
    done();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
}
