import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { cartReducer } from './cartSlice';
import { networkReducer } from './networkSlice';
import { redirectInfoReducer } from './redirectInfoSlice';
import { selectedLessonReducer } from './selectedLessonSlice';
import { sessionReducer } from './sessionSlice';

/** The client's slices. What came from the server lives in the API's cache. */
export const reducers = {
  session: sessionReducer,
  cart: cartReducer,
  selectedLesson: selectedLessonReducer,
  redirectInfo: redirectInfoReducer,
  network: networkReducer,
};

/** The client's own state. */
export type AppState = StateFromReducersMapObject<typeof reducers>;
