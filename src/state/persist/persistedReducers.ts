import type { Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { isRedirectInfo } from '../redirectInfoSlice';
import { type AppState, reducers } from '../reducers';
import { isSelectedLesson, type SelectedLesson } from '../selectedLessonSlice';
import { isSessionUser, type SessionState } from '../sessionSlice';
import { cartStorage } from './cartStorage';
import {
  type CookieField,
  type CookieFields,
  cookieStorage,
  fitsInCookie,
  jsonCookie,
  textCookie,
} from './cookieStorage';

// spec §9
const ONE_DAY = 1;
const THREE_HOURS = 1 / 8;

export const sessionCookies: CookieFields<SessionState> = {
  accessToken: textCookie('access_token', ONE_DAY),
  refreshToken: textCookie('refresh_token', ONE_DAY),
  currentUser: jsonCookie('currentUser', ONE_DAY, isSessionUser),
};

/** A long description would make the cookie too large; its beginning is enough to recognise the lesson. */
const MAX_KEPT_DESCRIPTION = 700;
const lessonCookie: CookieField<SelectedLesson> = {
  ...jsonCookie('selectedProduct', ONE_DAY, isSelectedLesson),
  encode: (lesson) => {
    const cut = (length: number) => JSON.stringify({ ...lesson, description: lesson.description.slice(0, length) });
    let length = MAX_KEPT_DESCRIPTION;
    // A letter outside ASCII takes six to twelve bytes of a cookie.
    while (length > 0 && !fitsInCookie('selectedProduct', cut(length))) length = Math.floor(length / 2);
    return cut(length);
  },
};

type Engine = Pick<PersistConfig<unknown>['storage'], 'getItem' | 'setItem' | 'removeItem'>;

function persisted<S>(key: string, storage: Engine, reducer: Reducer<S>): Reducer<S> {
  // The engines take plain objects, so that each cookie holds the value that is documented for it.
  const config = { key, keyPrefix: '', storage, serialize: false, deserialize: false } as const;
  const writeFailHandler = (error: Error) => console.warn(`Could not store ${key}:`, error);
  const persisting = persistReducer<S>({ ...config, writeFailHandler }, reducer);
  // redux-persist adds _persist to the slice; the slice's type leaves it out.
  return (state, action) => persisting(state as (S & PersistPartial) | undefined, action);
}

/**
 * The client's slices, those that outlive a reload kept in their cookies or in browser storage. A persisted reducer
 * remembers what it has written, so every store has its own.
 */
export const createPersistedReducers = (): { [K in keyof AppState]: Reducer<AppState[K]> } => ({
  ...reducers,
  session: persisted('session', cookieStorage(sessionCookies), reducers.session),
  cart: persisted('cart', cartStorage, reducers.cart),
  selectedLesson: persisted('selectedLesson', cookieStorage({ lesson: lessonCookie }), reducers.selectedLesson),
  redirectInfo: persisted(
    'redirectInfo',
    cookieStorage({ info: jsonCookie('redirectInfo', THREE_HOURS, isRedirectInfo) }),
    reducers.redirectInfo,
  ),
});
