import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { type Level, type Operation, readOperations } from '../../src/document.ts';
import type { Asked, Given, Json } from './answers.ts';
import { actsAt, type Mutant, type Surroundings } from './mutants/mutant.ts';

export type { Asked, Given } from './answers.ts';

const operations = readOperations();

/** Whether an address' path is this operation's. */
function pathMatches({ path }: Operation, pathname: string): boolean {
  const [parts, given] = [path.split('/'), pathname.split('/')];
  const matches = (part: string, index: number) => (part.startsWith('{') ? given[index] !== '' : part === given[index]);
  return parts.length === given.length && parts.every(matches);
}

const operationOf = (method: string, { pathname }: URL): Operation | undefined =>
  operations.find((one) => one.method === method && pathMatches(one, pathname));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function jsonOf(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return {};
  }
}

/** Sends a request to the backend. */
async function passOn({ method, url, headers, body }: Omit<Asked, 'operation'>): Promise<Given & { raw: Buffer }> {
  const hasBody = method !== 'GET' && body !== '';
  const answer = await fetch(url, {
    method,
    headers,
    body: hasBody ? Buffer.from(body, 'latin1') : null,
    redirect: 'manual',
  });
  const raw = Buffer.from(await answer.arrayBuffer());
  const allowing = ['origin', 'methods', 'headers'].map((name) => `access-control-allow-${name}`);
  const kept = ['cache-control', 'retry-after', 'location', 'etag', ...allowing];
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    headers: Object.fromEntries(
      kept.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name) ?? '']] : [])),
    ),
    body: jsonOf(raw),
    raw,
  };
}

function reply(response: http.ServerResponse, given: Given, ahead: number): void {
  if (ahead !== 0) response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
  if (given.end === 'silence') return void response.destroy();
  const bytes = given.raw ?? Buffer.from(JSON.stringify(given.body));
  const headers = { ...(given.type !== '' && { 'content-type': given.type }), ...given.headers };
  if (given.end === 'half') {
    response.writeHead(given.status, { ...headers, 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  } else response.writeHead(given.status, headers).end(given.status === 204 ? undefined : bytes);
}

type Behind = Pick<Surroundings, 'sql' | 'sign'>;
const missing = (): Promise<never> => Promise.reject(new Error('This backend was given without its database.'));
const noDatabase: Behind = { sql: missing, sign: missing };

/** A proxy in front of a backend, which deviates from the contract in the way that is set. */
export async function deviantBackend(target: string, firstToken: string, behind: Partial<Behind> = {}) {
  const { sql, sign } = { ...noDatabase, ...behind };
  let adminToken = firstToken;
  let mutant: Mutant | null = null;
  let level: Level = 2;
  let acts = 0;
  let ahead = 0;
  let faults: string[] = [];
  let store = new Map<string, unknown>();
  const around = (): Surroundings => ({
    adminToken,
    store,
    sign,
    sql: async (statement) => {
      if (statement.includes('\0')) return []; // a hostile text, which no row has and PostgreSQL does not take
      const isChange = !/^\s*select/i.test(statement);
      const changed = await sql(isChange ? `${statement} returning 1` : statement);
      if (isChange && changed.length > 0) acts += 1;
      return changed;
    },
    fetch: (method, path, body, token = adminToken) => {
      if (method !== 'GET') acts += 1;
      return passOn({
        method,
        url: new URL(path, target),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('latin1'),
      });
    },
  });

  /** The answer of the backend, changed by the mutant that acts. */
  async function answerOf(asked: Asked, active: Mutant | null): Promise<Given> {
    if (!active) return passOn(asked);
    const copy = (): string => JSON.stringify([asked.method, asked.url.href, asked.headers, asked.body]);
    const before = copy();
    await active.ask?.(asked, adminToken, around());
    if (copy() !== before) acts += 1;
    const own = await active.instead?.(asked, around());
    if (own) {
      acts += 1;
      return own;
    }
    const { raw, ...given } = await passOn(asked);
    if (!active.give) return { ...given, raw };
    const shown = (one: Given): string =>
      JSON.stringify([one.status, one.type, one.headers, one.body, one.raw?.length, one.end]);
    const plain = shown(given);
    const sender: Given = { ...given };
    const isOfJson = /json/.test(given.type);
    if (!isOfJson) sender.raw = raw;
    const start = isOfJson ? plain : shown(sender);
    await active.give(sender, asked, around());
    if (shown(sender) !== start) acts += 1;
    return sender;
  }

  async function handle(request: IncomingMessage, response: http.ServerResponse): Promise<void> {
    const content = await bodyOf(request);
    const ofConnection = ['host', 'connection', 'content-length', 'accept-encoding'];
    const headers = Object.fromEntries(
      Object.entries(request.headers as Record<string, string>).filter(([name]) => !ofConnection.includes(name)),
    );
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', target);
    const operation = operationOf(method, url);
    const id = operation?.id ?? '';
    const asked: Asked = { operation: id, method, url, headers, body: content.toString('latin1') };
    const isMutated = mutant !== null && actsAt(mutant, id);
    // Every backend sends pictures: of level 2 are smaller ones alone.
    if (operation?.path.startsWith('/api/') && operation.level > level && !isMutated) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found."}');
      return;
    }
    for (const { name, 'x-level': its = 1 } of operation?.parameters ?? [])
      if (its > level) url.searchParams.delete(name);
    if (operation && operation.tokenLevel > level) Reflect.deleteProperty(headers, 'authorization');
    reply(response, await answerOf(asked, isMutated ? mutant : null), ahead);
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  after(close);
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    deviate: (next: Mutant | null) => {
      mutant = next;
      acts = 0;
      faults = [];
      store = new Map();
    },
    /** Takes another token as the administrator's. */
    knowAdmin: (token: string) => {
      adminToken = token;
    },
    /** Sets the clock that answers name (ms from the machine's). */
    setAhead: (next: number) => {
      ahead = next;
    },
    /** How often the mutant that is set changed something. */
    acts: () => acts,
    /** What went wrong in the proxy or the mutant itself. */
    faults: () => faults,
    close,
    /** Makes it a backend that has nothing of higher levels. */
    limitTo: (next: Level) => {
      level = next;
    },
  };
}
