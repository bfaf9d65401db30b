import { useState } from 'react';
import { type ApiError, messageOf } from '../../../api';
import { adminApi } from '../../../api/admin';
import type { AppDispatch } from '../../../state';
import { type Collected, collectBookings } from '../bookings/collectBookings';

const PAGES = 20; // 200 bookings: half a second, and the month of a small school

const { useCollectedBookingsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest bookings, or all, put together from the pages of their list. */
    collectedBookings: build.query<Collected, 'latest' | 'all'>({
      queryFn: (howMany, { dispatch, signal }) =>
        collectBookings(dispatch as AppDispatch, { maxPages: howMany === 'all' ? Infinity : PAGES, signal }).then(
          (data) => ({ data }),
          (error: unknown) => ({ error: error as ApiError }),
        ),
      keepUnusedDataFor: 0, // leaving the dashboard stops the loading of further pages
      providesTags: ['UserData'],
    }),
  }),
});

/** The latest bookings, as they are when the dashboard opens. */
export function useLatestBookings() {
  const [howMany, setHowMany] = useState<'latest' | 'all'>('latest');
  const { data, isFetching, error, refetch } = useCollectedBookingsQuery(howMany);
  return {
    collected: data ?? null,
    isLoading: isFetching,
    error: error ? messageOf(error, 'The bookings could not be loaded.') : null,
    reload: () => void refetch(),
    /** Loads all bookings, which may take long. */
    loadAll: () => setHowMany('all'),
  };
}

export type LatestBookings = ReturnType<typeof useLatestBookings>;
