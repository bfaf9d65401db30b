import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './server';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call that reached the mock network. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON, the form, or null when there was no body. */
  body: unknown;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** An answer of the mock network: JSON with a status, or a response that the test builds. */
type Answer = { status?: number; json: JsonBodyType } | Response;

/**
 * Answers `method path` until the end of the test and keeps what was sent. `answer` is one answer for all, or a function
 * of the call.
 */
export function mockCall(
  method: Method,
  path: string,
  answer: Answer | ((call: Call, index: number) => Answer | Promise<Answer>),
): Call[] {
  const calls: Call[] = [];
  server.use(
    http[method](`http://localhost${path}`, async ({ request }): Promise<Response> => {
      const { url, headers } = request;
      const call = { method: request.method, url: new URL(url), headers, body: await bodyOf(request) };
      calls.push(call);
      const given = typeof answer === 'function' ? await answer(call, calls.length - 1) : answer;
      if (given instanceof Response) return given.clone();
      return HttpResponse.json(given.json, { status: given.status ?? 200 });
    }),
  );
  return calls;
}

/** The contract's answer to a call that fails. */
export const failure = (status: number, message: string, details?: string[]) => ({
  status,
  json: details ? { message, details } : { message },
});

/** No answer at all, as when the network is down. */
export const noAnswer = (): Response => HttpResponse.error();

/** The Authorization header of each call, null where there was none. */
export const bearers = (calls: readonly Call[]) => calls.map(({ headers }) => headers.get('authorization'));
