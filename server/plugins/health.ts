import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../db/connect.ts';
import { databaseProbe } from '../db/probe.ts';

/** Called often by load balancers, so no limit counts them. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** GET /healthz: the process lives. GET /readyz: the database answers, and the process is not about to end. */
export const health: FastifyPluginCallback<{ db: Db; isStopping: () => boolean }> = (app, { db, isStopping }) => {
  const isAnswering = databaseProbe(db);
  app.get('/healthz', () => ({ data: true }));
  app.get('/readyz', async (_request, reply) => {
    // The load balancer then sends no more requests to a process that is about to end.
    if (isStopping()) return reply.code(503).send({ message: 'The server is stopping.' });
    if (await isAnswering()) return { data: true };
    return reply.code(503).send({ message: 'The database does not answer.' });
  });
};
