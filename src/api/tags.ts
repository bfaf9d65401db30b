import type { ListProductsApiArg, ListSurfSpotsApiArg } from './api.gen';
import type { tagTypes } from './baseApi';

type Tag = (typeof tagTypes)[number];

/** The tag of one page of products. */
export const productPage = (args: ListProductsApiArg) => ({
  type: 'ProductPages' as const,
  id: JSON.stringify(args),
});

/** The tags of what is off screen and old after a mutation; a failed one makes nothing old. */
export const offScreen =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];

/** The tags of the public answers, which outlive a visit of the admin area. */
export const publicTags = {
  listProducts: { providesTags: (_answer: unknown, _error: unknown, args: ListProductsApiArg) => [productPage(args)] },
  listSurfSpots: {
    // The booking form asks for a page, all other screens for the whole list.
    providesTags: (_answer: unknown, _error: unknown, { page }: ListSurfSpotsApiArg): Tag[] =>
      page === undefined ? [] : ['SurfSpotPages'],
  },
  listCarousels: { providesTags: ['PublicSlides'] },
  listTestimonies: { providesTags: ['PublicReviews'] },
  // With a token of staff the days say more than to guests.
  listDays: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  // Who booked sees more of it than others do.
  checkBooking: { providesTags: ['UserData'] },
  createBooking: { invalidatesTags: offScreen('Bookings') },
} as const;
