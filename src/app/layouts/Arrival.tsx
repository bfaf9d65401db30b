import { useFocusOnArrival } from './useFocusOnArrival';
import { useScrollOnArrival } from './useScrollOnArrival';

/** Stands beside a page: what is due once the page is there. Nothing to see. */
export function Arrival() {
  useScrollOnArrival();
  useFocusOnArrival();
  return null;
}
