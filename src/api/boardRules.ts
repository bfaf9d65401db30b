import type {
  adminApi,
  Session,
  StaffDay,
  StaffDayListResponse,
  UpdateSessionApiArg,
  UpdateSessionsApiArg,
} from './admin.gen';
import type { DayListResponse } from './api.gen';
import { baseApi } from './baseApi';
import { listUpdates, type Update, whenAnswered } from './listUpdates';
import type { Tag } from './tags';

const { selectCachedArgsForQuery, updateQueryData } = (baseApi as unknown as typeof adminApi).util;

/** Rows of the day board. */
export const sessions = listUpdates<Session>((change) => (dispatch, getState) => {
  for (const args of selectCachedArgsForQuery(getState(), 'listSessions'))
    dispatch(updateQueryData('listSessions', args, change));
});

/** What of a session stands in its own row alone. */
const ownFacts = new Set(['attendance', 'people_came', 'instructor_id', 'version']);

/** What changes more of a session than who came or who teaches makes more old than its own row. */
export function staleAfterSession(
  _answer: unknown,
  error: unknown,
  { updateSessionRequest: sent }: UpdateSessionApiArg,
): Tag[] {
  if (error !== undefined) return [];
  return [
    ...(Object.keys(sent).some((name) => !ownFacts.has(name)) ? (['Bookings'] as const) : []),
    ...('instructor_id' in sent ? (['RosterFacts'] as const) : []),
  ];
}

/** A trial makes nothing old. */
export const staleAfterSessions = (
  _answer: unknown,
  error: unknown,
  { updateSessionsRequest: { is_trial: isTrial } }: UpdateSessionsApiArg,
): Tag[] => (error === undefined && !isTrial ? ['Bookings', 'RosterFacts'] : []);

/** Puts changed days into every cached answer that has them. */
const daysChanged =
  (changed: StaffDay[]): Update =>
  (dispatch, getState) => {
    const change = ({ data }: DayListResponse) => {
      for (const day of data) {
        const now = changed.find(({ date }) => date === day.date);
        if (now) Object.assign(day, now, { places_left: placesLeft(now) });
      }
    };
    for (const args of selectCachedArgsForQuery(getState(), 'listDays'))
      dispatch(updateQueryData('listDays', args, change));
  };

const placesLeft = ({ capacity, people }: StaffDay): number | null =>
  capacity === null ? null : Math.max(0, capacity - people);

/** Shows what was answered to a change of days. */
export const daysUpdated = whenAnswered<StaffDayListResponse | null, unknown>(
  (answer) => answer && daysChanged(answer.data),
);
