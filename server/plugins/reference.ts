import { readFileSync } from 'node:fs';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { CONTRACT_FILE, readContract } from '../contract/loadContract.ts';

/** The reference of the API for people at /docs, and the contract itself at /openapi.yaml. */
export const reference: FastifyPluginAsync = async (app) => {
  // The same document as the server's own: reading it again would make a start longer by a tenth.
  const document = readContract() as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Hides the top bar, which asks for the address of another contract.
    theme: { title: 'API reference', css: [{ filename: 'own.css', content: '.swagger-ui .topbar{display:none}' }] },
  });
  const text = readFileSync(CONTRACT_FILE);
  app.get('/openapi.yaml', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/yaml; charset=utf-8').send(text),
  );
};
