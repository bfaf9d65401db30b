import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppState } from './reducers';

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** The store's dispatch, which also takes thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** A value of the app's state, which is read again after each change. */
export const useAppSelector = useSelector.withTypes<AppState>();
/** The store, for reading the state once without being told of changes. */
export const useAppStore = useStore.withTypes<Store<AppState>>();
