import { type Difference, show } from './difference.ts';
import type { Operation } from './document.ts';

/** What lets others than the caller keep an answer. */
const SHARED = /(?:^|[\s,])(?:public|s-maxage=0*[1-9])/i;

/** What lets a cache between backend and caller keep an answer that is for the caller alone. */
export function keptByOthers({ id, token, isOptional }: Operation, headers: Headers): Difference[] {
  const isPrivate = id === 'login' || (token !== null && !isOptional);
  const said = headers.get('cache-control') ?? '';
  return isPrivate && SHARED.test(said) && !/no-store/i.test(said)
    ? [{ path: 'header Cache-Control', expected: 'no-store, as the answer is for the caller alone', got: show(said) }]
    : [];
}
