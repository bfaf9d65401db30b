import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const DAY = 24 * 60 * 60;

/** Lets sites of the given origins call this server. Tokens travel in a header, so no credentials are needed. */
export const crossOrigin = fp<{ origins: string[] }>(async (app, { origins }) => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: DAY,
    strictPreflight: false, // its refusal would be plain text
  });
});

/** The same for an answer that is given before any plugin is asked. */
export const allowedOrigin = (
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
  origins: string[],
): Record<string, string> =>
  origin !== undefined && origins.includes(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};
