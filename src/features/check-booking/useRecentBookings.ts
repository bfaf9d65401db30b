import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from '../../lib/neverChanges';
import { once } from '../../lib/once';
import { readRecentBookings, type RecentBooking } from '../../state/persist/recentBookings';

const none: readonly RecentBooking[] = [];

/** The last bookings made on this device, as they are when the page opens. The page rendered at build time knows of none. */
export function useRecentBookings() {
  const [read] = useState(() => once(readRecentBookings));
  return useSyncExternalStore(neverChanges, read, () => none);
}
