import { once } from 'node:events';
import http from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** Sends the bytes unchanged over a real connection. `from` is the sender's address. */
export async function send(
  port: number,
  agent: http.Agent,
  request: Pick<FuzzRequest, 'method' | 'path' | 'headers' | 'body'>,
  patience: number,
  from?: string,
): Promise<FuzzAnswer> {
  const start = performance.now();
  const { method, path, headers, body } = request;
  const length = body || method !== 'GET' ? { 'content-length': String(body?.length ?? 0) } : {};
  const outgoing = http.request({
    agent,
    port,
    host: '127.0.0.1',
    ...(from !== undefined && { localAddress: from }),
    method,
    path,
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(patience),
  });
  outgoing.end(body ?? undefined);
  const [incoming] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  // The answer may come before the whole request has been sent; later errors of the connection do not matter.
  outgoing.on('error', () => undefined);
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const type = incoming.headers['content-type'] ?? '';
  return {
    status: incoming.statusCode ?? 0,
    type,
    text: Buffer.concat(parts).toString(),
    ms: performance.now() - start,
  };
}
