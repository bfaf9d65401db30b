import { generatedApi } from './api.gen';

// The screens' only door to the API: hooks and types from the contract, errors in one shape.
export * from './api.gen';
export * from './apiError';
export { useSignOut } from './useSignOut';
export { changesLists, updateLists } from './cacheUpdates';
export { followKeptAnswers, forgetKeptBookings, isShowingKeptAnswers } from './keptAnswers';
export { forgetOwnAnswers } from './ownAnswers';

/** The API with its caching rules. What belongs to the signed-in user is asked for again after a booking. */
export const api = generatedApi.enhanceEndpoints({
  addTagTypes: ['Own'],
  endpoints: {
    getCurrentUser: { providesTags: ['Own'] },
    listMyBookings: { providesTags: ['Own'] },
    listMyHistories: { providesTags: ['Own'] },
    listUsers: { providesTags: ['Own'] },
    listBookings: { providesTags: ['Own'] },
    searchCarousels: { providesTags: ['Own'] },
    searchTestimonies: { providesTags: ['Own'] },
    createBooking: { invalidatesTags: ['Own'] },
  },
});
