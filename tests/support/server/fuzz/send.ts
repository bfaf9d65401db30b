import { once } from 'node:events';
import http from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** Sends over a real connection, as the bytes are: nothing is tidied on the way. `from` is the address it comes from. */
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
  // An answer may come before the request has been sent to its end; what the connection says then is of no interest.
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
