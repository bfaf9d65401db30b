import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../errors.ts';

// The parameters that OWASP names as a minimum for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A hash takes 19 MB and, for some 20 ms, one of the four threads that pictures and files need as well.
const hashQueue = pLimit(2);

const tooManyPeople = () =>
  unavailable('Too many people are signing in at the moment. Please try again in a moment.', 2);

/** How many requests with a password may be under way at once; they take a second or two. */
const MOST = 100;
const workQueue = pLimit(MOST);

/** Fails with 503 when too much is under way. */
export function assertRoomForPasswords(): void {
  if (workQueue.activeCount + workQueue.pendingCount >= MOST) throw tooManyPeople();
}

/** Runs the work for a request with a password. When too much is under way, it is refused with 503 before any hashing. */
export async function passwordWork<T>(work: () => Promise<T>): Promise<T> {
  assertRoomForPasswords();
  return workQueue(work);
}

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hashQueue(() => hash(password, cost));

let decoy: Promise<string> | null = null;

/** Whether the password is the hashed one. Without a hash it takes as long, and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await decoy);
  const matches = await hashQueue(() => verify(compared, password));
  return passwordHash !== null && matches;
}
