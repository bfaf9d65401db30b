import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Names for cached answers that become old together. */
export const tagTypes = [
  'UserData', // whatever is asked for with the user's token
  'Bookings',
  'RosterFacts', // what is computed from who teaches what
  'BookingFacts', // what is computed from bookings: one of them, the sessions of a day, the figures
  'ProductPages',
  'AllProducts',
  'PublicSlides',
  'PublicReviews',
  'SurfSpotPages',
] as const;

/** The empty API that the generated endpoints are injected into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // At once, whatever call is under way: the next user must not see the former user's data meanwhile.
  invalidationBehavior: 'immediately',
  // What is on screen may be old by then: without a network the device's cache answers (offlineCache.ts).
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
