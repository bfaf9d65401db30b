import type { ListProductsApiArg, ListSurfSpotsApiArg, UserQuery } from './api.gen';
import { storeCurrentUser } from './storeCurrentUser';
import { offScreen, productPage, type Tag } from './tags';

/** Marks the answers that belong to the signed-in user; one that is missing here does not compile. */
const userData = {
  getCurrentUser: { providesTags: ['UserData'], onQueryStarted: storeCurrentUser },
  listMyBookings: { providesTags: ['UserData', 'Bookings'] },
  listMyHistories: { providesTags: ['UserData', 'Bookings'] },
} as const satisfies Record<UserQuery, object>;

/** Which answers become old together. The public ones outlive a visit of the admin area. */
export const rules = {
  ...userData,
  listProducts: { providesTags: (_answer: unknown, _error: unknown, args: ListProductsApiArg) => [productPage(args)] },
  listSurfSpots: {
    // The booking form asks for a page, all other screens for the whole list.
    providesTags: (_answer: unknown, _error: unknown, { page }: ListSurfSpotsApiArg): Tag[] =>
      page === undefined ? [] : ['SurfSpotPages'],
  },
  // With a token of staff it says more, of more people.
  listInstructors: { providesTags: ['UserData'] },
  listCarousels: { providesTags: ['PublicSlides'] },
  listTestimonies: { providesTags: ['PublicReviews'] },
  // With a token of staff the days say more than to guests.
  listDays: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  // Who booked sees more of it than others do.
  checkBooking: { providesTags: ['UserData'] },
  createBooking: { invalidatesTags: offScreen('Bookings') },
} as const;
