import { statusOf, useListDaysQuery } from '../../../api';
import { schoolToday } from '../../../lib/dates';

/**
 * Whether the backend answers more than the documented calls (`x-level` in openapi.yaml). One that does knows the days, and its
 * list of bookings takes filters and an order.
 */
export function useLevel(): 1 | 2 {
  const today = schoolToday();
  const { error } = useListDaysQuery({ from: today, to: today });
  return statusOf(error) === 404 ? 1 : 2;
}
