import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { CartState } from './cartSlice';
import type { RedirectInfoState } from './redirectInfoSlice';
import type { SelectedLessonState } from './selectedLessonSlice';
import type { SessionState } from './sessionSlice';

/** The client's own state; what came from the server lives in the API's cache. */
export interface AppState {
  session: SessionState;
  cart: CartState;
  selectedLesson: SelectedLessonState;
  redirectInfo: RedirectInfoState;
}

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
