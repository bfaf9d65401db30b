import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Trouble, troubleOf } from '../db/trouble.ts';
import { conflict, HttpError, RefusedSessions, unavailable } from '../errors.ts';
import { databaseCode, forLog } from '../forLog.ts';

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

const noSpace = new HttpError(507, 'The server has no space left. Please try again later.');
const noFiles = new HttpError(503, 'The server cannot store files at the moment. Please try again later.');
/** What is answered when a file cannot be written, by the disk's own error codes. */
const diskAnswers = new Map([
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, noSpace] as const),
  ...['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EMFILE', 'ENFILE'].map(
    (code) => [code, noFiles] as const,
  ),
]);

/** Words for problems that the validator found, one each. */
function detailsOf(error: FastifyError): string[] | undefined {
  if (!error.validation) return undefined;
  const where = error.validationContext ?? 'request';
  const problems = (error.validation as Problem[]).map(
    ({ instancePath, message }) => `${where}${instancePath} ${message ?? ''}`,
  );
  return [...new Set(problems)].slice(0, MAX_DETAILS);
}

function statusOf(error: FastifyError, request: FastifyRequest): number {
  if (error.validation) return 400;
  if (error.code === 'FST_INVALID_JSON_FIELD_ERROR') return 400;
  const code = databaseCode(error);
  if (CONFLICT_CODES.has(code)) return 409;
  if (BAD_VALUE_CODES.has(code)) return 400;
  // A form that breaks off or has no boundary fails without a status.
  return error.statusCode ?? (request.reception?.isReading && !diskAnswers.has(error.code) ? 400 : 500);
}

/** The answers while the database cannot do its work. */
const troubles: Record<Trouble, HttpError> = {
  AWAY: unavailable('Our booking system does not answer at the moment. Please try again in a minute.', 5),
  READ_ONLY: unavailable('The server cannot store anything at the moment. Please try again later.', 60),
  FULL: noSpace,
};

interface Options {
  /** Whether the database refuses changes because its disk is full. */
  isFull: () => boolean;
  /** Called when the database has refused a change because of its disk. */
  noteRefusal: () => void;
}

/** Any error → the contract's failure. What a 5xx was about is logged and kept from the caller. */
function answerTo(error: FastifyError, request: FastifyRequest, { isFull, noteRefusal }: Options): HttpError {
  const trouble = troubleOf(error);
  if (trouble) {
    if (trouble !== 'AWAY') noteRefusal();
    request.log.warn({ error: forLog(error) }, 'the database could not be used');
    return troubles[trouble === 'READ_ONLY' && isFull() ? 'FULL' : trouble];
  }
  if (error instanceof HttpError) return error;
  const status = statusOf(error, request);
  if (status === 409) return conflict('The request contradicts what is stored.');
  if (status >= 400 && status < 500) {
    // Any other 4xx of a plugin, such as 406 for a broken form, is a bad request to the contract.
    const known = status in texts ? status : 400;
    const isQuery = 'query' in error;
    const details = detailsOf(error) ?? (known === 400 && !isQuery ? [error.message] : undefined);
    const message = error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'Image size must be less than 10MB.' : texts[known];
    return new HttpError(known, message ?? error.message, details);
  }
  request.log.error({ error: forLog(error) }, 'request failed');
  return diskAnswers.get(error.code) ?? new HttpError(500, 'Something went wrong on our side. Please try again.');
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

/** One error handler for the whole server. */
export const errorHandler = fp<Options>((app, options) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // @fastify/static, which has this route, refuses what is not there for it: a folder, and addresses with empty parts, dots or NUL.
    if (request.routeOptions.url === '/*' && [400, 403].includes(error.statusCode ?? 0)) {
      reply.callNotFound();
      return;
    }
    const failure = answerTo(error, request, options);
    const { statusCode, message, details, retryAfter } = failure;
    const refused = failure instanceof RefusedSessions && { refusals: failure.refusals };
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.code(statusCode).send({ message, details, ...refused });
  });
});
