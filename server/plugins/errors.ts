import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Trouble, troubleOf } from '../db/trouble.ts';
import { HttpError } from '../errors.ts';

interface Problem {
  instancePath: string;
  message?: string;
}

const MAX_DETAILS = 10;

/** The texts for what Fastify and its plugins refuse by themselves, by the statuses that the contract knows. */
const texts: Record<number, string> = {
  400: 'The request is not valid.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The request has a content type that is not taken here.',
  429: 'Too many requests. Please try again in a minute.',
  431: 'The address or the headers are too long.',
};

/** Constraints of the database that a request can break when another one changed the same rows first. */
const CONFLICT_CODES = new Set(['23503', '23505', '40001', '40P01']);
/** Values that the database cannot hold. */
const BAD_VALUE_CODES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** What is answered when a file cannot be written, by the disk's own error codes. */
const diskAnswers: Record<string, { status: number; message: string }> = {};
for (const code of ['ENOSPC', 'EDQUOT']) {
  diskAnswers[code] = { status: 507, message: 'The server has no space left. Please try again later.' };
}
for (const code of ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EMFILE', 'ENFILE']) {
  diskAnswers[code] = { status: 503, message: 'The server cannot store files at the moment. Please try again later.' };
}

/** Words for problems that the validator found, one each. */
function detailsOf(error: FastifyError): string[] | undefined {
  if (!error.validation) return undefined;
  const where = error.validationContext ?? 'request';
  const found = (error.validation as Problem[]).map(
    ({ instancePath, message }) => `${where}${instancePath} ${message ?? ''}`,
  );
  return [...new Set(found)].slice(0, MAX_DETAILS);
}

/** The database's own error code, which Drizzle's error has as its cause. */
const databaseCode = ({ cause }: Error): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

function statusOf(error: FastifyError, request: FastifyRequest): number {
  if (error.validation) return 400;
  const code = databaseCode(error);
  if (CONFLICT_CODES.has(code)) return 409;
  if (BAD_VALUE_CODES.has(code)) return 400;
  // A form that breaks off or has no boundary fails without a status.
  return error.statusCode ?? (request.reception?.isReading && !(error.code in diskAnswers) ? 400 : 500);
}

/** What is logged of an error: no values of a query, which are people's data, and no text that quotes them. */
export function forLog(error: Error): object {
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const isQuery = 'query' in error;
  const reason = error.cause instanceof Error && !isQuery ? error.cause.message : undefined;
  return {
    type: error.name,
    message: isQuery ? 'A query failed.' : error.message,
    ...(isQuery && { query: error.query, code: databaseCode(error) }),
    ...(reason !== undefined && { reason }),
    stack: stack?.join('\n'),
  };
}

/** The answers while the database cannot do its work. */
const troubles: Record<Trouble, { status: number; message: string; retryAfter?: number }> = {
  AWAY: {
    status: 503,
    message: 'Our booking system does not answer at the moment. Please try again in a minute.',
    retryAfter: 5,
  },
  READ_ONLY: {
    status: 503,
    message: 'The server cannot store anything at the moment. Please try again later.',
    retryAfter: 60,
  },
  FULL: { status: 507, message: 'The server has no space left. Please try again later.' },
};

/** Any error → the contract's failure. What a 5xx was about is logged and kept from the caller. */
function answer(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isFull: () => boolean,
): FastifyReply {
  const trouble = troubleOf(error);
  if (trouble) {
    const { status, message, retryAfter } = troubles[trouble === 'READ_ONLY' && isFull() ? 'FULL' : trouble];
    request.log.warn({ error: forLog(error) }, 'the database could not be used');
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(status).send({ message });
  }
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    return reply
      .code(error.statusCode)
      .send({ message: error.message, ...(error.details && { details: error.details }) });
  }
  const status = statusOf(error, request);
  if (status === 409) return reply.code(409).send({ message: 'The request contradicts what is stored.' });
  if (status >= 400 && status < 500) {
    // Any other 4xx of a plugin, such as 406 for a broken form, is a bad request to the contract.
    const known = status in texts ? status : 400;
    const isQuery = 'query' in error;
    const details = detailsOf(error) ?? (known === 400 && !isQuery ? [error.message] : undefined);
    const message = error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'Image size must be less than 10MB.' : texts[known];
    return reply.code(known).send({ message: message ?? error.message, ...(details && { details }) });
  }
  request.log.error({ error: forLog(error) }, 'request failed');
  const disk = diskAnswers[error.code];
  if (disk) return reply.code(disk.status).send({ message: disk.message });
  return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.' });
}

/** The headers of answers that are sent outside of any route. */
export const HEADERS_OF_REFUSALS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers bytes that are not HTTP, or headers that are too long, and closes the connection. */
export function refuseConnection({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify({ message: texts[status] });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...HEADERS_OF_REFUSALS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.write(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}

/** One error handler for the whole server. `isFull` tells whether the database refuses changes because its disk is full. */
export const errorHandler = fp<{ isFull: () => boolean }>((app, { isFull }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply, isFull));
});
