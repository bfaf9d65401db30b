import cors from '@fastify/cors';
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
