import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

interface Problem {
  instancePath: string;
  message?: string;
}

const MAX_DETAILS = 10;

/** The texts for what Fastify and its plugins refuse by themselves. */
const texts: Record<number, string> = {
  400: 'The request is not valid.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'The request has a content type that is not taken here.',
  429: 'Too many requests. Please try again in a minute.',
};

/** Words for problems that the validator found, one each. */
function detailsOf(error: FastifyError): string[] | undefined {
  if (!error.validation) return undefined;
  const where = error.validationContext ?? 'request';
  const found = (error.validation as Problem[]).map(
    ({ instancePath, message }) => `${where}${instancePath} ${message ?? ''}`,
  );
  return [...new Set(found)].slice(0, MAX_DETAILS);
}

/** Any error → the contract's failure. What a 5xx was about is logged and kept from the caller. */
function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    return reply
      .code(error.statusCode)
      .send({ message: error.message, ...(error.details && { details: error.details }) });
  }
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 400 && status < 500) {
    const details = detailsOf(error) ?? (status === 400 ? [error.message] : undefined);
    const message = error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'Image size must be less than 10MB.' : texts[status];
    return reply.code(status).send({ message: message ?? error.message, ...(details && { details }) });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.' });
}

/** One error handler for the whole server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answer);
}
