import { backendLevel } from '../config/env';
import { dayAfter, isReservable, schoolToday } from '../lib/dates';
import { LISTED_DAYS } from '../lib/listedDays';
import type * as schoolDayRules from '../lib/schoolDays';
import { api } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';

// What the pages on which days are chosen need of the API besides index.ts. No other page downloads it.

/** So many days after one that is farther away: a course goes on over them. */
const AFTER = 6;

interface Range {
  from: string;
  to: string;
}

/** Asks anew, as places come and go. */
const newDays = ({ from, to }: Range) =>
  api.endpoints.listDays.initiate({ from, to }, { subscribe: false, forceRefetch: true });

/** What is said of days. It comes with the first answer: with a backend of level 1, which knows no days, nobody downloads it. */
let words: typeof schoolDayRules | undefined;

export const { useSchoolDaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The days of a range, and those from single days beyond it on. */
    schoolDays: build.query<schoolDayRules.SchoolDay[], Range & { further: readonly string[] }>({
      queryFn: async (
        { further, ...range },
        { dispatch },
      ): Promise<{ data: schoolDayRules.SchoolDay[] } | { error: ApiError }> => {
        const { data, error } = await dispatch(newDays(range));
        if (error || !data) return { error: toApiError(statusOf(error), undefined) };
        const others = await Promise.all(
          further.map((day) => dispatch(newDays({ from: day, to: dayAfter(day, AFTER) }))),
        );
        words ??= await import(/* webpackChunkName: "school-days" */ '../lib/schoolDays');
        return { data: words.mergedDays([data, ...others.map((answer) => answer.data)]) };
      },
    }),
  }),
});

interface Session {
  date: string;
  participants: number;
}

/**
 * Which of the coming days are closed or full, and why days do not take the people of these sessions, by day. They are asked
 * for when the page opens; without an answer, and with a backend of level 1, nothing is known of any day, and the backend decides.
 */
export function useSchoolDays(sessions: readonly Session[]) {
  const from = schoolToday();
  const to = dayAfter(from, LISTED_DAYS - 1);
  const far = sessions.map(({ date }) => date).filter((date) => date > to && isReservable(date, from));
  const further: string[] = [];
  for (const date of [...far].sort()) if (date > dayAfter(further.at(-1) ?? from, AFTER)) further.push(date);
  const isAsked = backendLevel() === 2 && sessions.length > 0;
  const { data: days = [], refetch } = useSchoolDaysQuery(
    { from, to, further },
    { refetchOnMountOrArgChange: true, skip: !isAsked },
  );
  const refusalsAmong = (known: readonly schoolDayRules.SchoolDay[]): ReadonlyMap<string, string> =>
    words?.refusalsOf(sessions, known) ?? new Map<string, string>();

  return {
    days,
    refusals: refusalsAmong(days),
    /** Asks again; resolves to whether all days take their people, as far as that is known. */
    askAgain: async (): Promise<boolean> => {
      if (!isAsked) return true;
      const { data, isSuccess } = await refetch();
      return !isSuccess || refusalsAmong(data).size === 0;
    },
  };
}
