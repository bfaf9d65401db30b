// The screens' only door to the API: hooks and types from the contract, errors in one shape. Importing it has no effect of its
// own, so that the bundler gives each page only what it names (scripts/webpackParts.ts).
export * from './api.gen';
export * from './admin.gen';
export * from './ownAffairs.gen';
export * from './school.gen';
export * from './apiError';
export { type AllLessons, useAllLessons } from './allLessons';
export { useAllProductsQuery } from './allProducts';
export { type LessonChange, type LessonsShown, nameShown, useCurrentPrices } from './cart';
export { type ApiState, clearUserCache } from './clearUserCache';
export { useSchoolDays } from './days';
export { useDaysShown } from './daysShown';
export { answersEmbedded, type EmbeddedAnswer, readEmbeddedAnswers, withFurtherProducts } from './embeddedAnswers';
export { useFindLessonQuery } from './findLesson';
export { useFurtherProductsQuery } from './furtherProducts';
export { clearOfflineBookings } from './offlineCache';
export { LANGUAGES } from './languages.gen';
export { useInstructors } from './instructors';
export { readPages } from './readPages';
export { useBackendLevel } from './useBackendLevel';
export { useLogout } from './useLogout';
export { askWhoIsSignedIn } from './whoIsSignedIn';
