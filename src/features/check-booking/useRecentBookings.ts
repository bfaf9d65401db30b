import { useState, useSyncExternalStore } from 'react';
import { once } from '../../lib/once';
import { readRecentBookings, type RecentBooking } from '../../state/persist/recentBookings';

const none: readonly RecentBooking[] = [];
const never = () => () => undefined;

/** The last bookings made on this device, as they are when the page opens. The page rendered at build time knows of none. */
export function useRecentBookings() {
  const [read] = useState(() => once(readRecentBookings));
  return useSyncExternalStore(never, read, () => none);
}
