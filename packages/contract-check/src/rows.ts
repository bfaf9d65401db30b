import type { Answer, Body, Client, Request } from './client.ts';
import { at, Differs, saidBy, show } from './difference.ts';
import type { Operation } from './document.ts';
import { creators, madeFrom, parameterFields, retirement, rowPath, staysWithBooking } from './fixtures.ts';

/** A row that the check has created. */
export interface Row {
  id: string;
  creator: string;
  fields: Body;
  sent: Body;
  answer: Answer;
  /** When it was created. */
  at: number;
}

/** `/api/users/{id}` → `/api/users`. */
const collectionOf = (path: string): string => path.split('/{')[0]?.replace(/\/search$/, '') ?? path;

/** The operation that creates the rows of a path. */
export function creatorOf(operations: Operation[], path: string): Operation | undefined {
  const collection = collectionOf(path);
  const own = creators[collection];
  return operations.find(({ id, method, path: its }) =>
    own === undefined ? method === 'POST' && its === collection : id === own,
  );
}

/** The operation whose row an operation is called on; undefined where its path names none. */
export const rowsFor = (operations: Operation[], { id, path }: Operation): string | undefined =>
  path.includes('{') ? (madeFrom[id] ?? creatorOf(operations, path)?.id) : undefined;

/** The operation that deletes the rows of a creator. */
export const deleterOf = (operations: Operation[], creator: string): Operation | undefined =>
  operations.find(
    ({ method, path }) => method === 'DELETE' && path.includes('{') && creatorOf(operations, path)?.id === creator,
  );

/** The path parameters that name a row. */
export const paramsOf = ({ path }: Operation, fields: Body): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      String(at(fields, parameterFields[`${path} ${name}`] ?? parameterFields[name] ?? name)),
    ]),
  );

type SignIn = (operation: Operation) => Promise<Request>;
/** What is needed of a row to delete it. */
type Made = Pick<Row, 'id' | 'creator' | 'fields' | 'sent'>;

/** How a line about a booking ends that stays as it has to. */
export const CANCELLED = ', was cancelled';

const nameOf = ({ creator, id }: Made): string => `${creator} ${id}`;
const said = ({ id }: Operation, answer: Answer): string => `${id} answers ${String(answer.status)}${saidBy(answer)}`;

/** How many rows of one kind are deleted at the same time. */
export const AT_ONCE = 6;

/** Remembers what the check creates, by whichever account, and deletes it in the end. */
export class Rows {
  private readonly made: Row[] = [];
  private readonly operations: Operation[];
  private readonly client: Client;

  private readonly onMade: (row: Row) => void;

  constructor(operations: Operation[], client: Client, onMade: (row: Row) => void = () => undefined) {
    this.operations = operations;
    this.client = client;
    this.onMade = onMade;
  }

  /** Remembers the new row of an answer, also one that should not have been created; returns it if there is one. */
  note(operation: Operation, sent: Body, answer: Answer): Row | undefined {
    if (operation.method !== 'POST' || answer.status >= 300) return undefined;
    const fields = at(answer.body, rowPath(operation.id)) as Body | undefined;
    const id = fields?.id;
    if (!fields || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
    const row = { id: String(id), creator: operation.id, fields, sent, answer, at: Date.now() };
    // The same Idempotency-Key gives the same row again.
    this.keep(row);
    return row;
  }

  keep(row: Row): void {
    if (this.made.some((other) => other.id === row.id)) return;
    this.made.push(row);
    this.onMade(row);
  }

  forget(id: string): void {
    const index = this.made.findIndex((row) => row.id === id);
    if (index >= 0) this.made.splice(index, 1);
  }

  /** The ids of all that was created and is not deleted. */
  ids(): Set<string> {
    return new Set(this.made.map(({ id }) => id));
  }

  /** The texts that rows have in a field. */
  values(field: string): string[] {
    return this.made.map(({ fields }) => fields[field]).filter((value) => typeof value === 'string');
  }

  /** What was created and is not deleted, by operation and id. */
  names(): string[] {
    return this.made.map(nameOf);
  }

  /** Deletes what was created, the newest first, and bookings before what they name; returns what stays, and why. */
  async remove(request: SignIn): Promise<string[]> {
    const left: string[] = [];
    const stays = (row: Row) => deleterOf(this.operations, row.creator) === undefined;
    this.made.sort((a, b) => Number(stays(a)) - Number(stays(b)));
    const removeLast = async (row: Row): Promise<void> => {
      const why = await this.removeOne(row, request).catch((error: unknown) => (error as Error).message);
      if (why !== null) left.push(`${nameOf(row)}: ${why}`);
      // A row is forgotten when nothing more can be done about it, so that an end in between can name the rest.
      this.forget(row.id);
    };
    while (this.made.length > 0) {
      const last = this.made.slice(-AT_ONCE);
      await Promise.all(last.filter(({ creator }) => creator === last.at(-1)?.creator).map(removeLast));
    }
    return left;
  }

  /** Deletes or retires a row; returns why it stays. */
  async removeOne(row: Made, request: SignIn): Promise<string | null> {
    const call = async (operation: Operation, body?: Body): Promise<Answer> =>
      this.client.send(operation, { ...(await request(operation)), params: paramsOf(operation, row.fields), body });
    const deleter = deleterOf(this.operations, row.creator);
    const retire = async () => {
      const how = retirement[row.creator];
      const operation = this.operations.find(({ id }) => id === how?.operation);
      return how && operation ? { operation, answer: await call(operation, { ...row.sent, ...how.body }) } : undefined;
    };
    if (!deleter) {
      if (staysWithBooking.includes(row.creator)) return null;
      const retired = await retire();
      if (retired?.answer.status === 404) return null;
      if (retired && ![200, 409].includes(retired.answer.status))
        return `cannot be deleted, and ${said(retired.operation, retired.answer)}`;
      return `cannot be deleted${retired ? CANCELLED : ''}`;
    }
    let answer = await call(deleter);
    if (answer.status === 409 && (await retire())) answer = await call(deleter);
    const isGone = answer.status === 404 || (answer.status === 200 && at(answer.body, 'data') === true);
    return isGone ? null : said(deleter, answer);
  }
}

/** A row, or the reason why there is none. */
export function rowOrFail(row: Row | undefined, answer: Answer, creator: string): Row {
  if (row) return row;
  const where = rowPath(creator, 'id');
  // As the operation's own check says it, so that both are known to be the same.
  if (answer.status >= 300)
    throw new Differs(
      [{ path: 'status', expected: '201', got: `${String(answer.status)}${saidBy(answer)}` }],
      answer.exchange,
    );
  throw new Differs([{ path: where, expected: 'a new row', got: show(answer.body) }], answer.exchange);
}
