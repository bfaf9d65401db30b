import { useState } from 'react';
import { api, type ApiError, messageOf } from '../../../api';
import type { AppDispatch } from '../../../state';
import { type Collected, collectBookings } from '../bookings/collectBookings';

const PAGES = 20; // 200 bookings: half a second, and the month of a small school

const { useCollectedBookingsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest bookings, or all, put together from the pages of their list. */
    collectedBookings: build.query<Collected, 'latest' | 'all'>({
      queryFn: (howMany, { dispatch, signal }) =>
        collectBookings(dispatch as AppDispatch, { maxPages: howMany === 'all' ? Infinity : PAGES, signal }).then(
          (data) => ({ data }),
          (error: unknown) => ({ error: error as ApiError }),
        ),
      keepUnusedDataFor: 0, // whoever leaves the dashboard stops the reading of further pages
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
    /** Looks at every booking there is, however long it takes. */
    lookAtAll: () => setHowMany('all'),
  };
}

export type LatestBookings = ReturnType<typeof useLatestBookings>;
