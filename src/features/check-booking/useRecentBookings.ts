import { useState, useSyncExternalStore } from 'react';
import { readRecentBookings, type RecentBooking } from '../../state/persist/recentBookings';

const none: readonly RecentBooking[] = [];
const never = () => () => undefined;

/** The last bookings made on this device, as they are when the page opens. The page rendered at build time knows of none. */
export function useRecentBookings(): readonly RecentBooking[] {
  const [read] = useState(() => {
    let bookings: readonly RecentBooking[] | undefined;
    return () => (bookings ??= readRecentBookings());
  });
  return useSyncExternalStore(never, read, () => none);
}
