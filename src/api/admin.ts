import './cacheUpdates'; // the cached lists follow the calls
import { generatedAdminApi, type UserQuery } from './admin.gen';

// The admin area's door to the calls that are for administrators alone, apart from index.ts, so that visitors do not download them.
export * from './admin.gen';
export { useAllProductsQuery } from './allProducts';

/** Marks the answers that belong to the signed-in administrator; one that is missing here does not compile. */
const userData = {
  listUsers: { providesTags: ['UserData'] },
  searchCarousels: { providesTags: ['UserData'] },
  searchTestimonies: { providesTags: ['UserData'] },
  listBookings: { providesTags: ['UserData', 'Bookings'] },
  getBooking: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listSessions: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  getOverview: { providesTags: ['UserData', 'Bookings', 'BookingFacts', 'PublicReviews'] },
  listLedger: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  getRevenue: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listAttention: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
  listMessages: { providesTags: ['UserData', 'Bookings', 'BookingFacts'] },
} as const satisfies Record<UserQuery, object>;

/** The API with the administrators' calls. */
export const adminApi = generatedAdminApi.enhanceEndpoints({ endpoints: userData });
