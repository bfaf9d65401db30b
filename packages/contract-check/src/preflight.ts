import { follow } from './clock.ts';
import { type Answer, Client, type ClientOptions } from './client.ts';
import { at, type Difference, Differs, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import type { Account } from './sessions.ts';
import { CannotStart, signIn } from './signIn.ts';
import { differencesOf } from './validate.ts';

/** How long the first requests may take (ms). */
const PATIENCE = 5000;
const SAMPLES = 3;

interface Reply {
  operation: Operation;
  /** Null: none came, or none for now. */
  answer: Answer | null;
  /** Why none came; empty when the backend puts off an answer (429). */
  reason: string;
}

/** Asks for what changes nothing. */
async function replyOf(client: Client, operation: Operation, token: string): Promise<Reply> {
  const query: Record<string, number> = operation.parameters.some(({ name }) => name === 'page') ? { page: 1 } : {};
  try {
    return { operation, answer: await client.send(operation, { token, query }), reason: '' };
  } catch (error) {
    if (error instanceof Skipped) return { operation, answer: null, reason: '' };
    if (error instanceof Differs) return { operation, answer: null, reason: error.differences[0]?.got ?? '' };
    throw error;
  }
}

const all = (replies: Reply[], holds: (answer: Answer) => boolean): boolean =>
  replies.length > 0 && replies.every(({ answer }) => answer !== null && holds(answer));
const listed = (replies: Reply[]): string =>
  replies.map(({ operation: { method, path } }) => `${method} ${path}`).join(', ');

/** Fails when the backend answers nothing of use to the administrator. */
function answersOfUse(replies: Reply[], isWhole: boolean): void {
  const [first] = replies;
  if (first && replies.every(({ answer, reason }) => answer === null && reason !== ''))
    throw new CannotStart(
      `The backend lets the administrator in and then stops answering: ${first.reason} (${listed(replies)}).`,
    );
  if (!isWhole) return;
  const useless = all(replies, ({ status, body }) => status >= 500 || status === 404 || body === undefined);
  if (!useless) return;
  const what = replies.map(({ answer }) => `${String(answer?.status)} ${answer?.contentType ?? ''}`.trim());
  throw new CannotStart(
    `The backend lets the administrator in and then answers nothing of use: ${[...new Set(what)].join(', ')} to ${listed(replies)}.`,
  );
}

/**
 * Looks, without creating anything, whether there is something to check: a backend, its administrator, and the level that is
 * asked for. Returns what is wrong with the tokens of `login`, without which nothing else can be checked.
 */
export async function preflight(
  operations: Operation[],
  admin: Account,
  only: string[],
  given: ClientOptions,
): Promise<Difference[]> {
  const options = { ...given, timeout: Math.min(given.timeout, PATIENCE) };
  const login = operations.find(({ id }) => id === 'login');
  if (!login) throw new CannotStart('The contract has no operation login.');
  const answer = await signIn(login, admin, options);
  follow(answer.headers.get('date'));
  const tokens = ['access_token', 'refresh_token'].map((name) => `data.${name}`);
  const missing = tokens.filter((path) => typeof at(answer.body, path) !== 'string');
  if (missing.length > 0) {
    const found = differencesOf(login, answer, [login.success]);
    return found.length > 0 ? found : missing.map((path) => ({ path, expected: 'a token', got: 'none' }));
  }

  const client = new Client(options);
  const ask = (some: Operation[]) =>
    Promise.all(some.map((operation) => replyOf(client, operation, String(at(answer.body, 'data.access_token')))));
  const plain = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const isWhole = only.length === 0;
  const [user, admins, higher] = await Promise.all([
    ask(plain.filter(({ id }) => id === 'getCurrentUser')),
    ask(plain.filter(({ level, roles }) => level === 1 && roles.join() === 'ADMIN').slice(0, SAMPLES)),
    ask(isWhole ? plain.filter(({ level }) => level === 2).slice(0, SAMPLES) : []),
  ]);
  const replies = [...user, ...admins];
  answersOfUse(replies, isWhole);
  if (all(replies, ({ status }) => status === 401)) {
    const expected = `a token that ${replies.map(({ operation }) => operation.id).join(', ')} accept`;
    return [{ path: 'data.access_token', expected, got: 'one that each of them refuses (401)' }];
  }
  if (all(admins, ({ status }) => status === 403)) {
    const role = at(user[0]?.answer?.body, 'data.role');
    const as = typeof role === 'string' ? `with the role ${role}` : 'but may not see what administrators see';
    throw new CannotStart(
      `${admin.email} is no administrator of the backend: it signs in ${as} (403 to ${listed(admins)}).`,
    );
  }
  if (all(higher, ({ status }) => [404, 405, 501].includes(status)))
    throw new CannotStart(
      `The backend has nothing of level 2 (404 to ${listed(higher)}): --level 1 checks what every backend has.`,
    );
  return [];
}
