/** One thing that is not as the contract says. */
export interface Difference {
  path: string;
  expected: string;
  got: string;
}

/** A check failed. */
export class Differs extends Error {
  readonly differences: Difference[];
  constructor(differences: Difference[]) {
    super(differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`).join('; '));
    this.differences = differences;
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

/** Runs the preparation of a check; a failure there is reported as one of the preparation. */
export async function needed<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    const prefix = `needs ${what}: `;
    throw new Differs(
      error.differences.map((one) => (one.path.startsWith('needs ') ? one : { ...one, path: prefix + one.path })),
    );
  }
}
