import type { Db } from '../db/connect.ts';
import { queueMessages } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { assertDone, changeSessions } from './changeSessions.ts';
import type { ChangeTerms, SessionRequest } from './sessionChange.ts';
import { movedMessages } from './tellChanges.ts';

/** Changes one session in a transaction, and tells its guest of what was agreed. Throws 409 where it is refused. */
export async function changeSession(
  tx: Db,
  id: string,
  request: SessionRequest,
  { isByGuest = false, isWhole = false, ...at }: ChangeTerms & AskedAt,
): Promise<void> {
  const { version, reason } = request;
  const versions = version === undefined ? {} : { [id]: version };
  const terms = { isByGuest, isWhole, now: at.now };
  const outcome = await changeSessions(tx, { ids: [id], request, versions }, terms);
  assertDone(outcome);
  await queueMessages(tx, movedMessages(outcome.changed, { ids: [id], reason, isByGuest }), at);
}
