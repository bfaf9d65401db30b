import type { Booking, Entry, Fields, School, User } from './school.ts';

/** A request that the contract allows, by whoever may send it. */
export interface Call {
  school: School;
  params: Record<string, string>;
  query: Fields;
  /** As `Body` of the operation, which the contract has checked. */
  body: unknown;
  user: User | null;
  /** The session of its token. */
  session: string | null;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** The addresses of the site that sends it and of this server. */
  site: string;
  server: string;
}

/** Does what an operation is for; returns the body of its answer. Throws a Refusal where a rule forbids it. */
export type Handler = (call: Call) => unknown;

export const done = { data: true };

/** Runs an operation once for each Idempotency-Key; 409 when it comes with another request. */
export function once<Row extends Booking | Entry>(
  { school, key }: Call,
  request: unknown,
  conflictOf: () => Error,
  find: (id: string) => Row | undefined,
  make: () => Row,
): Row {
  if (key === undefined) return make();
  const text = JSON.stringify(request);
  const earlier = school.keys.get(key);
  const row = earlier && find(earlier.id);
  if (earlier && (earlier.request !== text || !row)) throw conflictOf();
  if (row) return row;
  const made = make();
  school.keys.set(key, { request: text, id: made.id });
  return made;
}
