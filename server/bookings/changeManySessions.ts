import type { UpdatedSessionsResponse, UpdateSessionsRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, RefusedSessions } from '../errors.ts';
import { queueMessages, rehearseMessages } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { findSessions } from '../repositories/sessions.ts';
import { changeSessions } from './changeSessions.ts';
import { movedMessages } from './tellChanges.ts';

/** Versions by ids, which are brought into lower case here alone, as they are names of fields and no values. */
const lowered = (versions: Record<string, number> = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]));

/** Fails with 400 where a session is there twice, which no validator sees while one of the two is in capitals. */
function distinct(ids: readonly string[]): string[] {
  const known = [...new Set(ids)];
  if (known.length < ids.length) throw badRequest(['body/ids must NOT have duplicate items']);
  return known;
}

/** Changes sessions of many bookings, all or none, in a transaction; with `tell` each booking gets one message. */
async function change(tx: Db, request: UpdateSessionsRequest, at: AskedAt): Promise<UpdatedSessionsResponse> {
  const { ids: given, versions, tell = false, is_trial: isTrial = false, ...changes } = request;
  const ids = distinct(given);
  const asked = { ids, request: changes, versions: lowered(versions) };
  const { refusals, changed } = await changeSessions(tx, asked, { now: at.now, isTrial });
  const [first] = refusals;
  if (first && !isTrial) throw new RefusedSessions(first.message, refusals);
  const messages = tell ? movedMessages(changed, { ids, reason: changes.reason }) : [];
  const told = await rehearseMessages(tx, messages, at);
  if (!isTrial) await queueMessages(tx, messages, at);
  return {
    data: await findSessions(tx, ids),
    refusals,
    recipients: told.map(({ bookingCode, to }) => ({ booking_code: bookingCode, to })),
    ...(isTrial &&
      tell && {
        messages: told.map(({ bookingCode, subject, text }) => ({ booking_code: bookingCode, subject, text })),
      }),
  };
}

/** Ends the transaction of a trial, so that nothing is left of it. */
class EndOfTrial extends Error {}

/**
 * The same in a transaction of `begin`, which nothing is left of where it is a trial: what it answers is what would be.
 */
export async function changeManySessions(
  begin: <T>(work: (tx: Db) => Promise<T>) => Promise<T>,
  request: UpdateSessionsRequest,
  at: AskedAt,
): Promise<UpdatedSessionsResponse> {
  if (!request.is_trial) return begin((tx) => change(tx, request, at));
  let answer: UpdatedSessionsResponse | undefined;
  await begin(async (tx) => {
    answer = await change(tx, request, at);
    throw new EndOfTrial();
  }).catch((error: unknown) => {
    if (!(error instanceof EndOfTrial)) throw error;
  });
  if (!answer) throw new Error('A trial answered nothing.');
  return answer;
}
