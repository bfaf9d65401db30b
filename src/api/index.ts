import { generatedApi } from './api.gen';
import { userData } from './clearUserCache';
import { storeCurrentUser } from './storeCurrentUser';
import { publicTags } from './tags';

// The screens' only door to the API: hooks and types from the contract, errors in one shape.
export * from './api.gen';
export * from './apiError';
export { answersEmbedded, type EmbeddedAnswer, readEmbeddedAnswers } from './embeddedAnswers';
export { type ApiState, clearUserCache } from './clearUserCache';
export { clearOfflineBookings } from './offlineCache';
export { useFindLessonQuery } from './findLesson';
export { useAllLessons } from './allLessons';
export { useFurtherProductsQuery } from './furtherProducts';
export { readPages } from './readPages';
export { useLogout } from './useLogout';

/** The API with its caching rules. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    ...publicTags,
    ...userData,
    getCurrentUser: { ...userData.getCurrentUser, onQueryStarted: storeCurrentUser },
  },
});
