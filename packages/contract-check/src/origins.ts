import type { Difference } from './difference.ts';

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
const shown = (headers: Headers, name: string): string => headers.get(name) ?? 'none';

/** What keeps a page of this origin from reading an answer. */
export function notAllowed(origin: string, headers: Headers): Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  const path = 'header Access-Control-Allow-Origin';
  return [{ path, expected: `${origin} or *`, got: allowed ?? 'none' }];
}

/** What keeps a page from reading when it may ask again. */
export function notExposed(headers: Headers): Difference[] {
  const name = 'access-control-expose-headers';
  const isExposed = listed(headers, name).some((one) => one === 'retry-after' || one === '*');
  return isExposed
    ? []
    : [{ path: 'header Access-Control-Expose-Headers', expected: 'Retry-After', got: shown(headers, name) }];
}

/** What keeps a browser from sending a request of this method with these headers. */
export function notSendable(origin: string, method: string, names: string[], headers: Headers): Difference[] {
  const differences = notAllowed(origin, headers);
  const methods = listed(headers, 'access-control-allow-methods');
  if (!methods.includes(method.toLowerCase()) && !methods.includes('*'))
    differences.push({
      path: 'header Access-Control-Allow-Methods',
      expected: `${method} among them`,
      got: shown(headers, 'access-control-allow-methods'),
    });
  const allowed = listed(headers, 'access-control-allow-headers');
  // A * stands for every header but Authorization.
  for (const name of names.filter(
    (one) => !allowed.includes(one) && (one === 'authorization' || !allowed.includes('*')),
  ))
    differences.push({
      path: 'header Access-Control-Allow-Headers',
      expected: `${name} among them`,
      got: shown(headers, 'access-control-allow-headers'),
    });
  return differences;
}
