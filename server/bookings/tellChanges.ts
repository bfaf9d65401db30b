import type { BookingMessage } from '../messages/bookingMessage.ts';
import type { SessionRow } from '../repositories/sessionRows.ts';
import type { Pair } from './sessionChange.ts';
import type { ChangedBooking } from './writeSessions.ts';

type Moved = Extract<BookingMessage, { kind: 'MOVED' }>;

/** A session as it was; what its whole line had is told of with its first day. */
function beforeOf({ before, after }: Pair): Moved['changes'][number] {
  const { id, reservationDate: date, startTime, surfSpotName: spot, unitPrice: from } = before;
  const { unitPrice: to } = after;
  return {
    id,
    date,
    startTime,
    spot,
    prices: from === to ? null : { from, to },
    lesson: before.courseDay === 1 ? before.productName : after.productName,
  };
}

const isToldOf = ({ before, after }: Pair): boolean => {
  const keys: (keyof SessionRow)[] = ['reservationDate', 'startTime', 'surfSpotName', 'unitPrice'];
  const isOther = keys.some((key) => before[key] !== after[key]);
  return isOther || (before.courseDay === 1 && before.productName !== after.productName);
};

interface How {
  /** The sessions that were asked for; others of their lines follow them, and are told of where lesson or price do. */
  ids: readonly string[];
  reason?: string | undefined;
  isByGuest?: boolean;
}

/** What each guest is told of a change of sessions: one message a booking, none where nothing that was agreed is another. */
export function movedMessages(changed: readonly ChangedBooking[], { ids, reason, isByGuest = false }: How): Moved[] {
  const asked = new Set(ids);
  return changed.flatMap(({ bookingId, pairs }) => {
    const changes = pairs
      .filter((pair) => (asked.has(pair.before.id) || pair.before.courseDay === 1) && isToldOf(pair))
      .map(beforeOf);
    if (changes.length === 0) return [];
    return [{ kind: 'MOVED' as const, bookingId, changes, added: [], reason: reason?.trim() ?? null, isByGuest }];
  });
}
