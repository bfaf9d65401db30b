import type { Request } from '../client.ts';
import type { Operation } from '../document.ts';
import { curlOf } from '../exchange.ts';

/** A request as the curl command that sends it. */
export function curlFor({ id, method, path, body: takes }: Operation, request: Request, base: string): string {
  const { params = {}, query = {}, raw, token, headers, body } = request;
  const url = new URL(
    base.replace(/\/+$/, '') + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, String(value));
  const isForm = takes?.type === 'multipart/form-data';
  const form = new FormData();
  for (const [name, value] of Object.entries(isForm ? (body ?? {}) : {}))
    if (value instanceof Blob) form.append(name, value, 'contract-check.png');
    else form.append(name, String(value));
  const text = raw ? raw.text : body && takes ? JSON.stringify(body) : null;
  const type = raw?.type ?? (text === null || isForm ? undefined : takes?.type);
  return curlOf({
    operation: id,
    method,
    url: url.href,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(token != null && { authorization: token }),
      ...headers,
    },
    body: isForm && !raw && body ? form : text,
    status: null,
    answer: '',
    seconds: 0,
  });
}
