import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const DAY = 24 * 60 * 60;

/** Lets sites of the given origins call this server. Tokens travel in a header, so no credentials are needed. */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: DAY,
    strictPreflight: false, // its refusal would be plain text
  });
}
