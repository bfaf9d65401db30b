import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Booking, type FullBooking, isNotFound, useGetBookingQuery, useListBookingsQuery } from '../../../../api';
import { backendLevel } from '../../../../config/env';

export interface OpenBooking {
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
  const booking = found ?? (last && isIt(last) ? last : null);
  const all = useGetBookingQuery(booking && backendLevel() === 2 ? { id: booking.id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return {
    booking,
    full: booking ? (all.currentData?.data ?? null) : null,
    isLoading: booking ? all.isLoading : isListLoading || search.isFetching,
    error: booking ? (isNotFound(all.error) ? undefined : all.error) : search.error,
    retry: () => void (booking ? all.refetch() : search.refetch()),
  };
}
