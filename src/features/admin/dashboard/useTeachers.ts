import { type Instructor, isNotFound, useListInstructorsQuery, useListRosterQuery } from '../../../api';
import { dayAfter } from '../../../lib/dates';
import { AWAY_DAYS } from '../shared/period';

interface Asked {
  day: string;
  today: string;
  /** Whether nobody needs to know, as nothing takes place. */
  skip: boolean;
}

/**
 * Who teaches at the school, and whether they are away on a day of the board: of one that the list does not reach the roster says it.
 * `failed` is the call of these that has failed, but for one that the backend does not have.
 */
export function useTeachers({ day, today, skip }: Asked) {
  const isListed = day >= today && day < dayAfter(today, AWAY_DAYS);
  const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const list = useListInstructorsQuery({}, { ...fresh, skip });
  const roster = useListRosterQuery({ from: day, to: day }, { ...fresh, skip: skip || isListed });
  const away = new Set(
    roster.currentData?.data.flatMap(({ id, days }) => (days.some(({ is_away: isAway }) => isAway) ? [id] : [])),
  );
  const instructors: Instructor[] | undefined = list.data?.data.map((one) =>
    away.has(one.id) ? { ...one, away: [...(one.away ?? []), day] } : one,
  );
  return { instructors, failed: [list, roster].find(({ error }) => error !== undefined && !isNotFound(error)) };
}
