import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Operation, pathMatches } from '../document.ts';
import { accountHandlers, userOfToken } from './accounts.ts';
import { attentionHandlers, settle } from './attention.ts';
import { bookingHandlers } from './bookings.ts';
import type { Call, Handler } from './call.ts';
import { contentHandlers } from './content.ts';
import { deskHandlers } from './desk.ts';
import { documentedAnswer, exampleOf, preferredStatus } from './examples.ts';
import { figureHandlers } from './figures.ts';
import { ledgerHandlers } from './ledger.ts';
import { messageHandlers } from './messages.ts';
import { payPage } from './payPage.ts';
import { drawnPicture } from './pictures.ts';
import { badRequest, forbidden, notFound, Refusal, unauthorized } from './refusal.ts';
import { bodyOf, type Checked, checked, parametersOf } from './requests.ts';
import { School } from './school.ts';
import { seed } from './seed.ts';

export interface MockOptions {
  /** Between which times an answer comes (ms). */
  latency?: readonly [number, number];
}

interface Reply {
  status: number;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': 'Retry-After',
};

const handlers: Record<string, Handler | undefined> = {
  ...accountHandlers,
  ...contentHandlers,
  ...bookingHandlers,
  ...ledgerHandlers,
  ...deskHandlers,
  ...figureHandlers,
  ...messageHandlers,
  ...attentionHandlers,
};

const json = (status: number, body: unknown, headers: http.OutgoingHttpHeaders = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
});

/** A picture for an answer that is no JSON. */
function drawn(): Pick<Reply, 'headers' | 'body'> {
  const { type, bytes } = drawnPicture('preferred');
  return { headers: { 'content-type': type }, body: bytes };
}

/** The answer that `Prefer: code=…` asks for: the contract's example. */
function preferredReply(operation: Operation, status: number): Reply {
  const answer = documentedAnswer(operation, status);
  if (!answer) return json(400, { message: `${operation.id} does not document ${String(status)}.` });
  if (!answer.schema) return status === 200 ? { status, ...drawn() } : { status };
  return json(status, exampleOf(answer), Object.fromEntries(answer.headers.map((name) => [name, '1'])));
}

/** Who sends a request: 401 and 403 where the contract does not let them. */
function senderOf(school: School, { token: kind, isOptional, roles }: Operation, header: string | undefined) {
  const guest = { user: null, session: null };
  if (kind === null || (isOptional && header === undefined)) return guest;
  const [, token = ''] = /^Bearer (\S+)$/i.exec(header ?? '') ?? [];
  const sender = userOfToken(school, token, kind === 'accessToken' ? 'access' : 'refresh');
  if (!sender) throw unauthorized();
  const { role } = sender.user;
  if (roles.length > 0 && !roles.some((one) => one === role)) throw forbidden('Only administrators may do this.');
  return sender;
}

/** The contract's example, with the id that was asked for, for an operation that the mock does nothing for. */
function exampleFor({ success, responses }: Operation, id: string | undefined): unknown {
  const answer = responses.get(String(success));
  const example = structuredClone(answer ? exampleOf(answer) : {}) as { data?: { id?: string } };
  if (id !== undefined && example.data?.id !== undefined) example.data.id = id;
  return example;
}

async function apiReply(
  school: School,
  operations: Checked[],
  request: http.IncomingMessage,
  url: URL,
): Promise<Reply> {
  const { method = 'GET', headers } = request;
  const found = operations.find(({ operation: one }) => one.method === method && pathMatches(one, url.pathname));
  if (!found) throw new Refusal(404, `The contract has no ${method} ${url.pathname}.`);
  const { operation } = found;
  const status = preferredStatus(headers.prefer);
  if (status !== undefined) return preferredReply(operation, status);
  const sender = senderOf(school, operation, headers.authorization);
  const parameters = parametersOf(request, url, found);
  const server = url.origin;
  const body = await bodyOf(request, found);
  const call: Call = { school, ...parameters, body, ...sender, site: headers.origin ?? server, server };
  const handler = handlers[operation.id];
  const answer = handler ? await handler(call) : exampleFor(operation, call.params['id']);
  if (method !== 'GET') settle(school);
  return json(operation.success, answer);
}

/** A picture, which whoever has it need not get again. */
function pictureReply(school: School, name: string, known: string | undefined): Reply {
  const picture = school.pictures.get(name);
  if (!picture) throw notFound('Picture');
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': 'sandbox',
  };
  if (known === headers.etag) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'content-type': picture.type }, body: picture.bytes };
}

function otherReply(school: School, url: URL, headers: http.IncomingHttpHeaders): Reply {
  const [, folder, name = ''] = url.pathname.split('/');
  if (folder === 'public') return pictureReply(school, name, headers['if-none-match']);
  const page = folder === 'pay' ? payPage(school, url) : null;
  if (page === null) throw notFound('Page');
  return { status: 200, headers: { 'content-type': 'text/html' }, body: page };
}

async function reply(school: School, operations: Checked[], request: http.IncomingMessage): Promise<Reply> {
  const { method, url = '/', headers } = request;
  if (method === 'OPTIONS') {
    const asked = headers['access-control-request-headers'] ?? '*';
    return { status: 204, headers: { 'access-control-allow-headers': asked, 'access-control-max-age': '600' } };
  }
  try {
    const base = `http://${headers.host ?? 'localhost'}`;
    if (!URL.canParse(url, base)) throw badRequest(['the address is not valid']);
    const address = new URL(url, base);
    const isRead = method === 'GET' || method === 'HEAD';
    const isCall = !isRead || address.pathname.startsWith('/api/') || headers.prefer !== undefined;
    return await (isCall ? apiReply(school, operations, request, address) : otherReply(school, address, headers));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json(error.status, { message: error.message, ...(error.details && { details: error.details }) });
  }
}

/**
 * A backend in memory, not yet listening, that does what the contract says with a small school made of its examples. It signs in
 * by e-mail address, and answers `Prefer: code=…` with the documented example.
 */
export function mockServer(
  operations: Operation[],
  { latency: [least, most] = [0, 0] }: MockOptions = {},
): http.Server {
  const school = new School(operations);
  seed(school);
  const known = operations.map(checked);
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    if (most > 0) await sleep(least + Math.random() * (most - least));
    const { status, headers, body } = await reply(school, known, request).catch((error: unknown) => {
      if (!response.destroyed) console.error(error); // else the sender has gone
      return json(500, { message: 'Something went wrong on our side. Please try again.' });
    });
    request.resume(); // a body that was not looked at
    response.writeHead(status, { ...cors, ...headers });
    response.end(body);
  };
  return http.createServer((request, response) => void answer(request, response));
}
