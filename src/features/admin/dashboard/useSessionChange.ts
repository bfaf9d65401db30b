import {
  adminApi,
  messageOf,
  type Session,
  statusOf,
  type UpdateSessionRequest,
  type UpdateSessionsRequest,
} from '../../../api';
import { useAppDispatch } from '../../../state';

/** What is on its way, by the ids of sessions. */
const underWay = new Map<string, Promise<unknown>>();

/** The version that own changes have made, and those before it, by the ids of sessions: a row that is pressed again may show one of these. */
const own = new Map<string, { former: number[]; now: number }>();

/** Sends a change when those of the same sessions before it are answered, whichever part of the board they come from. */
async function inTurn<Answer>(sessions: readonly Session[], send: () => PromiseLike<Answer>): Promise<Answer> {
  const mine = Promise.allSettled(sessions.map(({ id }) => underWay.get(id) ?? Promise.resolve())).then(send);
  for (const { id } of sessions) underWay.set(id, mine);
  try {
    return await mine;
  } finally {
    for (const { id } of sessions) if (underWay.get(id) === mine) underWay.delete(id);
  }
}

/** The version that a change names: that of the row, or what own changes have made of it meanwhile. */
function versionNow({ id, version }: Session): number | undefined {
  const made = own.get(id);
  return version !== undefined && made?.former.includes(version) ? made.now : version;
}

function noteVersion(id: string, sent: number | undefined, answered: number | undefined): void {
  if (sent === undefined || answered === undefined) return;
  const before = own.get(id);
  own.set(id, { former: before?.now === sent ? [...before.former, sent] : [sent], now: answered });
}

/**
 * Changes rows of the board; each call resolves to why it failed, or to null. Where somebody else was faster, the board is asked
 * for anew.
 */
export function useSessionChange() {
  const dispatch = useAppDispatch();
  const problemOf = (sessions: readonly Session[], error: unknown): string | null => {
    if (error === undefined) return null;
    if (statusOf(error) === 404 || statusOf(error) === 409) {
      for (const { id } of sessions) own.delete(id);
      dispatch(adminApi.util.invalidateTags(['Bookings']));
    }
    return messageOf(error, 'The server did not answer.');
  };

  const changeOne = (
    session: Session,
    change: Pick<UpdateSessionRequest, 'attendance' | 'people_came' | 'instructor_id'>,
  ): Promise<string | null> =>
    inTurn([session], async () => {
      const { id } = session;
      const version = versionNow(session);
      const updateSessionRequest = { ...change, ...(version !== undefined && { version }) };
      const { data, error } = await dispatch(
        adminApi.endpoints.updateSession.initiate({ id, updateSessionRequest }, { track: false }),
      );
      noteVersion(id, version, data?.data.version);
      return problemOf([session], error);
    });

  /** All of them or none. */
  const changeAll = (
    sessions: readonly Session[],
    change: Pick<UpdateSessionsRequest, 'instructor_id'>,
  ): Promise<string | null> =>
    inTurn(sessions, async () => {
      const known = sessions.flatMap((session) => {
        const version = versionNow(session);
        return version === undefined ? [] : [[session.id, version] as const];
      });
      const versions = Object.fromEntries(known);
      const updateSessionsRequest = {
        ids: sessions.map(({ id }) => id),
        ...change,
        ...(known.length > 0 && { versions }),
      };
      const { data, error } = await dispatch(
        adminApi.endpoints.updateSessions.initiate({ updateSessionsRequest }, { track: false }),
      );
      for (const { id, version } of data?.data ?? []) noteVersion(id, versions[id], version);
      return problemOf(sessions, error);
    });

  return { changeOne, changeAll };
}
