import type { FastifyRequest } from 'fastify';

/** The origin that the sender's browser knows this server by: PUBLIC_URL, else what the request says. */
export const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${protocol}://${host}`;
