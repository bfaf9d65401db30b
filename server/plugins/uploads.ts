import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Upload } from '../contract/validation.ts';
import { HttpError } from '../errors.ts';
import { removeLeftovers, writeUpload } from '../images/uploadFolder.ts';
import { UploadTurns } from '../images/uploadTurns.ts';
import { refuseConnection } from './errors.ts';
import { readFields } from './formFields.ts';
import { refusalOfTexts } from './storableTexts.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
/** Undocumented ones among them, which are ignored. */
const MAX_FIELDS = 1000;
const BOUNDS = { most: 6, waiting: 50, patience: 30_000 };
/** An upload that sends nothing for this long is ended (ms). The whole upload is limited by the server's `requestTimeout`. */
const STALLED = 20_000;
/** Longer than any request lasts (ms). */
const LEFT_BEHIND = 300_000;

/** An upload that is being received or used. */
interface Reception {
  /** Whether it is still being received. Errors during that time are the sender's. */
  isReading: boolean;
  files: string[];
  endTurn: () => void;
  endWatch: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    reception: Reception | null;
  }
}

/** Ends the connection of a sender that has stopped sending. Returns the function that ends this watch. */
function watchProgress({ socket }: IncomingMessage): () => void {
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const before = received;
    received = socket.bytesRead;
    const stalled = Object.assign(new Error('The upload stalled.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (received === before) refuseConnection(stalled, socket);
  }, STALLED);
  return () => clearInterval(timer);
}

/** The refusal of a form with a field that is too long, documented or not; undefined for any other. */
function tooLongField(body: unknown): HttpError | undefined {
  const texts = Object.values(body ?? {}).flat();
  return texts.some((text) => typeof text === 'string' && Buffer.byteLength(text) > MAX_FIELD_BYTES)
    ? new HttpError(413, 'The request is too large.')
    : undefined;
}

/** Deletes the files that killed processes have left. With PostgreSQL other instances may be using the folder. */
async function keepClean(app: FastifyInstance, folder: string, isShared: boolean): Promise<void> {
  const clean = (age: number): Promise<void> =>
    removeLeftovers(folder, age).catch((error: unknown) => app.log.warn(error, 'uploads could not be removed'));
  await clean(isShared ? LEFT_BEHIND : 0);
  const timer = setInterval(() => void clean(LEFT_BEHIND), LEFT_BEHIND).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/**
 * Receives forms. Their files are written to disk while they arrive, as memory could not hold many of them. A few are received
 * at a time, and the others wait unread. A file is deleted before its request is answered.
 */
export const uploads = fp<{ dataDir: string; isShared: boolean }>(async (app, { dataDir, isShared }) => {
  const folder = path.join(dataDir, 'uploads');
  const turns = new UploadTurns(BOUNDS);
  await keepClean(app, folder, isShared);
  app.decorateRequest('reception', null);
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart()) {
      done();
      return;
    }
    turns.take(request.raw).then((endTurn) => {
      request.reception = { isReading: true, files: [], endTurn, endWatch: watchProgress(request.raw) };
      done();
    }, done);
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues', // plain values go through the same validation as JSON
    // A field that is longer is cut off and comes as one byte too many.
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES + 1 },
    async onFile(part) {
      const file = await writeUpload(folder, part.file);
      this.reception?.files.push(file);
      if (part.file.truncated) throw new app.multipartErrors.RequestFileTooLargeError();
      Object.assign(part, { value: new Upload(file) });
    },
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.reception?.endWatch();
    if (request.reception) {
      request.reception.isReading = false;
      readFields(request);
    }
    done(request.reception ? (tooLongField(request.body) ?? refusalOfTexts(request)) : undefined);
  });
  // onSend runs for every request, also for an aborted one.
  app.addHook('onSend', async ({ reception, log }) => {
    if (!reception) return;
    reception.endWatch();
    for (const file of reception.files) {
      await rm(file, { force: true }).catch((error: unknown) => log.warn(error, 'an upload could not be removed'));
    }
    reception.endTurn();
  });
});
