import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Booking, type FullBooking, isNotFound, useGetBookingQuery, useListBookingsQuery } from '../../../../api';
import { backendLevel } from '../../../../config/env';

export interface OpenBooking {
  /** The same as `full` where that is known: what is decided on is what is sent with its version. Else the row of the list. */
  booking: Booking | null;
  /** What only a backend of level 2 tells; null without it. */
  full: FullBooking | null;
  isLoading: boolean;
  /** Why it could not be fetched; undefined where it was, or where there is none. */
  error: unknown;
  retry: () => void;
}

/** The booking with this code: the row of the list where it is on screen, else found by a search, with all about it. */
export function useBooking(code: string | undefined, rows: readonly Booking[], isListLoading: boolean): OpenBooking {
  const wanted = code?.toUpperCase();
  const isIt = ({ booking_code }: Booking) => booking_code.toUpperCase() === wanted;
  const row = rows.find(isIt);
  const isSearched = wanted !== undefined && wanted !== '' && row === undefined && !isListLoading;
  const search = useListBookingsQuery(isSearched ? { page: 1, search: wanted.slice(0, 100) } : skipToken);
  const found = row ?? search.currentData?.data.find(isIt) ?? null;
  // A row that leaves the list, as its filter no longer finds it, is searched for; until then it stays as it was.
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  const listed = found ?? (last && isIt(last) ? last : null);
  const all = useGetBookingQuery(listed && backendLevel() === 2 ? { id: listed.id } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const full = listed ? (all.currentData?.data ?? null) : null;
  return {
    booking: full ?? listed,
    full,
    // `isLoading` of the query says no more where another booking was open before.
    isLoading: listed ? full === null && all.isFetching : isListLoading || search.isFetching,
    error: listed ? (isNotFound(all.error) ? undefined : all.error) : search.error,
    retry: () => void (listed ? all.refetch() : search.refetch()),
  };
}
