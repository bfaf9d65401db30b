import { backendLevel } from '../config/env';
import { dayAfter, schoolToday } from '../lib/dates';
import { LISTED_DAYS } from '../lib/listedDays';
import type { SchoolDay } from '../lib/schoolDays';
import { useSchoolDaysQuery } from './days';

/** The days that a calendar shows: those that the page knows already, and others, which are asked for as it turns to them. */
export function useDaysShown(known: readonly SchoolDay[], { from, to }: { from: string; to: string }) {
  const first = dayAfter(schoolToday(), LISTED_DAYS);
  const { currentData: others = [], isFetching } = useSchoolDaysQuery(
    { from: from > first ? from : first, to, further: [] },
    { refetchOnMountOrArgChange: true, skip: backendLevel() !== 2 || to < first },
  );
  return { days: [...known, ...others], isAsking: isFetching };
}
