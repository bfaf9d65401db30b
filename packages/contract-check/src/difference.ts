import type { Exchange } from './exchange.ts';

/** One thing that is not as the contract says. */
export interface Difference {
  path: string;
  expected: string;
  got: string;
}

/** A check failed. */
export class Differs extends Error {
  readonly differences: Difference[];
  /** The request that showed it, when the check itself did not send it. */
  readonly exchange: Exchange | undefined;
  constructor(differences: Difference[], exchange?: Exchange) {
    super(differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`).join('; '));
    this.differences = differences;
    this.exchange = exchange;
  }
}

/** A check that could not be made, and why. */
export class Skipped extends Error {}

const MAX_SHOWN = 100;

/** A value in one short line. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** What an answer says of its status, with a blank before; empty when it says nothing. */
export function saidBy({ body }: { body: unknown }): string {
  return typeof body === 'object' && body !== null && 'message' in body ? ` ${show(body.message)}` : '';
}

/** Fails unless both are equal. */
export function same(path: string, expected: unknown, got: unknown): void {
  const isEqual = JSON.stringify(expected) === JSON.stringify(got);
  if (!isEqual) throw new Differs([{ path, expected: show(expected), got: show(got) }]);
}

/** Fails unless it holds. */
export function must(holds: boolean, path: string, expected: string, got: unknown): void {
  if (!holds) throw new Differs([{ path, expected, got: show(got) }]);
}

/** The value at a path such as `data.0.name`. */
export const at = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (node, key) =>
            typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined,
          value,
        );

const prefixed = ({ differences, exchange }: Differs, prefix: string): Differs =>
  new Differs(
    differences.map((one) => (one.path.startsWith('needs ') ? one : { ...one, path: prefix + one.path })),
    exchange,
  );

/** Runs the preparation of a check; a failure there is one of the operation that prepares, and blocks the check. */
export async function needed<T>(what: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Differs ? prefixed(error, `needs ${what}: `) : error;
  }
}

/** Looks by another operation at what the checked one has done; what is wrong there is the checked operation's fault. */
export async function shown<T>(by: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Differs ? prefixed(error, `then ${by}: `) : error;
  }
}

/** The operation without which a check could not be made; undefined when it could. */
export function neededBy(differences: Difference[]): string | undefined {
  const names = differences.map(({ path }) => /^needs (\w+): /.exec(path)?.[1]);
  return names.includes(undefined) ? undefined : names[0];
}

/** Differences as the operation that was needed has them. */
export const withoutNeed = (differences: Difference[], operation: string): Difference[] =>
  differences.map((one) => ({ ...one, path: one.path.replace(`needs ${operation}: `, '') }));
