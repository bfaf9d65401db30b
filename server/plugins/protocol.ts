import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { badRequest } from '../errors.ts';
import { HEADERS_OF_REFUSALS } from './errors.ts';

/** How many lines of a request's head name the host. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** Refuses in JSON what Node would refuse without a body: an Expect header, and HTTP/1.1 without one Host (RFC 9112, 3.2). */
export const brokenRequests = fp((app) => {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...HEADERS_OF_REFUSALS, 'content-type': 'application/json; charset=utf-8', connection: 'close' };
    response.writeHead(417, headers).end(JSON.stringify({ message: 'The server expects nothing but 100-continue.' }));
  });
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const lacksHost = headers.host === undefined && raw.httpVersion === '1.1';
    const problem = lacksHost
      ? "headers must have required property 'Host'"
      : hostsIn(raw) > 1 && "headers must have one property 'Host'";
    done(problem === false ? undefined : badRequest([problem]));
  });
});
