import { userData } from './clearUserCache';
import { lessonApi } from './findLesson';
import { storeCurrentUser } from './storeCurrentUser';
import { publicTags } from './tags';

// The screens' only door to the API: hooks and types from the contract, errors in one shape.
export * from './api.gen';
export * from './apiError';
export { type ApiState, clearUserCache } from './clearUserCache';
export { clearOfflineBookings } from './offlineCache';
export { useFindLessonQuery } from './findLesson';
export { useLogout } from './useLogout';

/** The API with its caching rules. */
export const api = lessonApi.enhanceEndpoints({
  endpoints: {
    ...publicTags,
    ...userData,
    getCurrentUser: { ...userData.getCurrentUser, onQueryStarted: storeCurrentUser },
  },
});
