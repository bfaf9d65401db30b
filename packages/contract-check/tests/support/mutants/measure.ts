import { type CheckOptions, checkBackend } from '../../../src/checkBackend.ts';
import { above, ofLevel, readOperations } from '../../../src/document.ts';
import type { OperationResult } from '../../../src/report/result.ts';
import type { deviantBackend } from '../proxy.ts';
import { blamed, type Entry } from './mutant.ts';

/** What the check said of a backend that a mutant stands before. */
export interface Verdict {
  kind: Entry['kind'];
  name: string;
  operations: string[];
  /** Whether a check of the right operation failed, and of an allowed variation: whether none did. */
  isRight: boolean;
  /** How often it changed something. */
  acts: number;
  /** What is wrong with the mutant itself. */
  faults: string[];
  /** What the check reported, a line each. */
  said: string[];
  seconds: number;
}

const operations = readOperations();
const TIMEOUT = 10_000;

/** Where a variation that acts everywhere is looked at, unless the whole check is run: operations of every shape. */
const SEVERAL = [
  'register',
  'login',
  'logout',
  'getCurrentUser',
  'listUsers',
  'listProducts',
  'updateProduct',
  'createProductCategory',
  'createTestimony',
  'listTestimonies',
  'createCarousel',
  'updateSurfSpot',
  'deleteVideo',
  'listMyBookings',
  'checkBooking',
  'updateBookingStatus',
  'listDays',
  'updateSession',
  'listLedger',
];

/** The operations of a check that is not run whole. */
const chosen = (entry: Entry): string[] => {
  if (entry.kind !== 'allowed') return blamed(entry);
  const where = [entry.at ?? '*'].flat();
  return where.includes('*') ? SEVERAL : where;
};

/** What failed by an operation's own fault. */
const failures = ({ operation, checks }: OperationResult): string[] =>
  checks.flatMap(({ name, outcome, differences }) =>
    outcome === 'failed'
      ? differences
          .filter(({ path }) => !path.startsWith('needs '))
          .map(({ path, expected, got }) => `${operation.id}, ${name}: ${path} expected ${expected}, got ${got}`)
      : [],
  );

/** Runs the check against a mutant: at the operations that it must be named for, or whole; with so many generated requests of each kind. */
export async function measure(
  entry: Entry,
  backend: Awaited<ReturnType<typeof deviantBackend>>,
  admin: CheckOptions['admin'],
  { isWhole = false, runs }: { isWhole?: boolean; runs?: number } = {},
): Promise<Verdict> {
  const named = blamed(entry);
  const start = performance.now();
  const { level = 2 } = entry;
  backend.deviate(entry);
  backend.limitTo(level);
  let said: string[] = [];
  let isNamed = false;
  try {
    const { results } = await checkBackend({
      operations: ofLevel(operations, level),
      absent: above(operations, level),
      ...(entry.origin !== undefined && { origin: entry.origin }),
      url: backend.url,
      admin,
      timeout: entry.timeout ?? TIMEOUT,
      only: isWhole ? [] : chosen(entry),
      // A mutant breaks at one field, which has to be tried.
      isThorough: true,
      ...(runs !== undefined && { runs }),
      stop: new AbortController().signal,
      onResult: () => undefined,
      note: () => undefined,
    });
    said = results.flatMap(failures);
    isNamed = results.some((result) => named.includes(result.operation.id) && failures(result).length > 0);
  } catch (error) {
    said = [`The check did not begin: ${String(error)}`];
    // A backend at which nobody can sign in, or whose answers cannot be read there, is named by that.
    isNamed = named.includes('login');
  }
  const verdict = { acts: backend.acts(), faults: [...backend.faults()] };
  backend.deviate(null);
  backend.limitTo(2);
  const isRight = entry.kind === 'allowed' ? said.length === 0 : isNamed;
  const { kind, name } = entry;
  return { kind, name, operations: named, isRight, ...verdict, said, seconds: (performance.now() - start) / 1000 };
}
