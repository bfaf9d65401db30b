import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import cors from '@fastify/cors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError, notFound } from '../../server/errors.ts';
import type { WrittenOperation } from '../writtenOperations.ts';
import { onlyRequired, refuseStaff, withoutLevelTwo } from './levelOne.ts';

/** What stands for any picture. */
const PICTURE = 'public/pictures/hero-1.jpg';

export interface MockOptions {
  operations: WrittenOperation[];
  /** The level of the backend: it has nothing of a higher one. */
  level: 1 | 2;
  /** Between which times an answer comes (ms). */
  latency: readonly [number, number];
}

/** The status that a header such as `Prefer: code=404` asks for. */
function preferredStatus(header: string | string[] | undefined): number | undefined {
  const code = /\bcode=(\d{3})\b/.exec(String(header ?? ''))?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Sends the documented answer with a status; an undocumented 5xx is the contract's `default`. 400: it is not documented. */
function sendExample({ id, answers }: WrittenOperation, status: number, reply: FastifyReply): FastifyReply {
  const answer = answers.get(String(status)) ?? (status >= 500 ? answers.get('default') : undefined);
  if (!answer) throw new HttpError(400, `${id} does not document ${String(status)}.`);
  for (const name of answer.headers) void reply.header(name, '1');
  void reply.code(status).header('cache-control', 'no-store');
  if (answer.schema) return reply.type('application/json').send(JSON.stringify(answer.example));
  return status === 200 ? reply.type('image/jpeg').send(readFileSync(PICTURE)) : reply.send();
}

/** An address of a route or of the contract, its parameters without their names: they differ for pictures. */
const unnamed = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, ':');

/** Every backend sends pictures: what is of level 2 in that are smaller ones. */
const isOfLevel = ({ level, path }: WrittenOperation, most: number): boolean =>
  level <= most || !path.startsWith('/api/');

/** Makes the reference backend a mock: pages of any origin may call it, and it has the level, the delay and the answers that are asked for. */
export const mocked = fp<MockOptions>(async (app, { operations, level, latency: [least, most] }) => {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    strictPreflight: false,
  });
  const byRoute = new Map(operations.map((operation) => [`${operation.method} ${unnamed(operation.path)}`, operation]));
  const operationOf = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
    byRoute.get(`${method} ${unnamed(url)}`);
  app.addHook('onRequest', async (request, reply) => {
    if (most > 0) await sleep(least + Math.random() * (most - least));
    const operation = operationOf(request);
    if (!operation) return undefined;
    if (!isOfLevel(operation, level)) throw notFound('Page');
    const status = preferredStatus(request.headers.prefer);
    return status === undefined ? undefined : sendExample(operation, status, reply);
  });
  if (level === 2) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const operation = operationOf(request);
    if (operation) withoutLevelTwo(operation, request);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const operation = operationOf(request);
    if (operation) refuseStaff(operation, request);
    done();
  });
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const answer = operationOf(request)?.answers.get(String(reply.statusCode));
    done(null, reply.statusCode < 300 ? onlyRequired(payload, answer?.schema) : payload);
  });
});
