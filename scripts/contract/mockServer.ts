import http from 'node:http';
import { sample } from 'openapi-sampler';
import { type Operation, pathMatches, type Response } from './document.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': 'Retry-After',
};

/** An answer's own example, else its schema's, else one made from the schema. */
export const exampleOf = ({ example, schema }: Response): unknown =>
  example ?? schema?.examples?.[0] ?? sample(schema ?? {});

/** The status that the header `Prefer: code=404` asks for. */
const preferred = (header: string | string[] | undefined): number | undefined => {
  const code = /\bcode=(\d{3})\b/.exec(String(header ?? ''))?.[1];
  return code === undefined ? undefined : Number(code);
};

/** The documented answer of an operation with a status; an undocumented 5xx is the contract's `default`. */
const documented = ({ responses }: Operation, status: number): Response | undefined =>
  responses.get(String(status)) ?? (status >= 500 ? responses.get('default') : undefined);

/** A server, not yet listening, that answers each operation with the contract's example and knows nothing else. */
export function mockServer(operations: Operation[]): http.Server {
  return http.createServer((request, response) => {
    const send = (status: number, body: unknown, headers: http.OutgoingHttpHeaders = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...cors, ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    request.resume(); // bodies are not looked at
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'] ?? '*';
      send(204, undefined, { 'access-control-allow-headers': asked, 'access-control-max-age': '600' });
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const operation = operations.find((one) => one.method === request.method && pathMatches(one, pathname));
    if (!operation) {
      send(404, { message: `The contract has no ${request.method ?? ''} ${pathname}.` });
      return;
    }
    const status = preferred(request.headers.prefer) ?? operation.success;
    const answer = documented(operation, status);
    if (!answer) send(400, { message: `${operation.id} does not document ${String(status)}.` });
    else send(status, exampleOf(answer), Object.fromEntries(answer.headers.map((name) => [name, '1'])));
  });
}
