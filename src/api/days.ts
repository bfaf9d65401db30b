import { dayAfter, isReservable, schoolToday } from '../lib/dates';
import { refusalsOf, type SchoolDay } from '../lib/schoolDays';
import { generatedApi } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';

// What the pages on which days are chosen need of the API besides index.ts. No other page downloads it.

/** The contract answers 92 days at most: today and so many after it. */
const AHEAD = 91;

/** So many days after one that is farther away: a course goes on over them. */
const AFTER = 6;

interface Range {
  from: string;
  to: string;
}

/** A new answer, as places come and go; visitors are told no more than what is for all. */
const newDays = ({ from, to }: Range) =>
  generatedApi.endpoints.listDays.initiate({ from, to }, { subscribe: false, forceRefetch: true });

const { useSchoolDaysQuery } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The days of a range, and those from single days beyond it on. An error with a backend that knows no days. */
    schoolDays: build.query<SchoolDay[], Range & { further: readonly string[] }>({
      queryFn: async ({ further, ...range }, { dispatch }): Promise<{ data: SchoolDay[] } | { error: ApiError }> => {
        const { data, error } = await dispatch(newDays(range));
        if (error || !data) return { error: toApiError(statusOf(error), undefined) };
        const others = await Promise.all(
          further.map((day) => dispatch(newDays({ from: day, to: dayAfter(day, AFTER) }))),
        );
        const days = [data, ...others.map((answer) => answer.data)].flatMap((answer) => answer?.data ?? []);
        const known = days.map(({ date, is_open, reason, places_left }) => ({ date, is_open, reason, places_left }));
        return { data: [...new Map(known.map((day) => [day.date, day])).values()] };
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
 * for when the page opens; without an answer nothing is known of any day, and the backend decides.
 */
export function useSchoolDays(sessions: readonly Session[]) {
  const from = schoolToday();
  const to = dayAfter(from, AHEAD);
  const far = sessions.map(({ date }) => date).filter((date) => date > to && isReservable(date, from));
  const further = [...new Set(far)].sort();
  const { data: days = [], refetch } = useSchoolDaysQuery({ from, to, further }, { refetchOnMountOrArgChange: true });

  return {
    days,
    refusals: refusalsOf(sessions, days),
    /** Asks again; resolves to whether all days take their people, as far as that is known. */
    askAgain: async (): Promise<boolean> => {
      const { data, isSuccess } = await refetch();
      return !isSuccess || refusalsOf(sessions, data).size === 0;
    },
  };
}
