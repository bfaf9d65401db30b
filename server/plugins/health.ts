import type { FastifyPluginCallback } from 'fastify';
import type { databaseProbe, Readiness } from '../db/probe.ts';

/** Called often by load balancers, so no limit counts them. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

const reasons: Record<Exclude<Readiness, 'READY'>, string> = {
  AWAY: 'The database does not answer.',
  NO_CHANGES: 'The disk takes no changes.',
};

interface Options {
  probe: ReturnType<typeof databaseProbe>;
  isStopping: () => boolean;
}

/** GET /healthz: the process lives. GET /readyz: the database answers and takes changes, and the process is not about to end. */
export const health: FastifyPluginCallback<Options> = (app, { probe, isStopping }) => {
  app.get('/healthz', () => ({ data: true }));
  app.get('/readyz', async (_request, reply) => {
    // The load balancer then sends no more requests to a process that is about to end.
    if (isStopping()) return reply.code(503).send({ message: 'The server is stopping.' });
    const readiness = await probe.ask();
    if (readiness === 'READY') return { data: true };
    return reply.code(503).send({ message: reasons[readiness] });
  });
};
