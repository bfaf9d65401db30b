import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { type Level, type Operation, pathMatches, readOperations } from '../../../scripts/contract/document.ts';

export interface Asked {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface Given {
  status: number;
  type: string;
  headers: Record<string, string>;
  /** Parsed JSON. */
  body: Json;
}

/** Any part of an answer; the function that changes it knows its type. */
export interface Json {
  [field: string]: unknown;
  data?: unknown;
}

/** One way in which a backend breaks the contract. */
export interface Deviation {
  name: string;
  operation: string;
  /** The operations whose requests and answers it changes; left out: `operation` alone. */
  on?: string[];
  /** The path that the check must report. */
  path: string;
  /** Changes the request. */
  ask?: (asked: Asked, adminToken: string) => void;
  /** Changes the answer. */
  give?: (given: Given, asked: Asked) => void | Promise<void>;
}

const operations = readOperations();
const operationOf = (method: string, { pathname }: URL): Operation | undefined =>
  operations.find((one) => one.method === method && pathMatches(one, pathname));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A proxy in front of a backend, which deviates from the contract in the way that is set. */
export async function deviantBackend(target: string, adminToken: string) {
  let deviation: Deviation | null = null;
  let level: Level = 2;

  async function handle(request: IncomingMessage, response: http.ServerResponse): Promise<void> {
    const content = await bodyOf(request);
    const ofConnection = ['host', 'connection', 'content-length'];
    const headers = Object.fromEntries(
      Object.entries(request.headers as Record<string, string>).filter(([name]) => !ofConnection.includes(name)),
    );
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', target);
    const asked: Asked = { method, url, headers, body: content.toString('latin1') };
    const operation = operationOf(method, url);
    if (operation && operation.level > level) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found."}');
      return;
    }
    for (const { name, 'x-level': its = 1 } of operation?.parameters ?? [])
      if (its > level) url.searchParams.delete(name);
    const changed = deviation?.on ?? [deviation?.operation];
    const active = operation && changed.includes(operation.id) ? deviation : null;
    active?.ask?.(asked, adminToken);
    const body = method === 'GET' || content.length === 0 ? null : Buffer.from(asked.body, 'latin1');
    const answer = await fetch(asked.url, { method: asked.method, headers: asked.headers, body });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const given: Given = { status: answer.status, type, headers: {}, body: {} };
    if (active?.give) {
      given.body = JSON.parse(bytes.toString()) as Json;
      await active.give(given, asked);
    }
    response.writeHead(given.status, { 'content-type': given.type, ...given.headers });
    response.end(active?.give ? JSON.stringify(given.body) : bytes);
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    deviate: (next: Deviation | null) => {
      deviation = next;
    },
    /** Makes it a backend that has nothing of higher levels. */
    limitTo: (next: Level) => {
      level = next;
    },
  };
}
