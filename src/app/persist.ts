import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, persistStore } from 'redux-persist';
import {
  type CookieField,
  cookieStorage,
  fitsInCookie,
  jsonCookie,
  readCookies,
  textCookie,
} from '../lib/cookieStorage';
import {
  type AppState,
  cartReducer,
  cartReplaced,
  isRedirectInfo,
  isSelectedLesson,
  isSessionUser,
  redirectInfoReducer,
  selectedLessonReducer,
  type SelectedLesson,
  sessionReducer,
  sessionReplaced,
  type SessionState,
} from '../state';
import { cartStorage, readStoredCart } from '../state/cartStorage';

// spec §9
const ONE_DAY = 1;
const THREE_HOURS = 1 / 8;

const sessionCookies: Record<keyof SessionState, CookieField> = {
  accessToken: textCookie('access_token', ONE_DAY),
  refreshToken: textCookie('refresh_token', ONE_DAY),
  currentUser: jsonCookie('currentUser', ONE_DAY, isSessionUser),
};

/** A long description would make the cookie too large; its beginning is enough to know the lesson again. */
const MAX_KEPT_DESCRIPTION = 700;
const lessonCookie: CookieField = {
  ...jsonCookie('selectedProduct', ONE_DAY, isSelectedLesson),
  encode: (value) => {
    const lesson = value as SelectedLesson;
    const cut = (length: number) => JSON.stringify({ ...lesson, description: lesson.description.slice(0, length) });
    let length = MAX_KEPT_DESCRIPTION;
    // A letter outside ASCII takes six to twelve bytes of a cookie.
    while (length > 0 && !fitsInCookie('selectedProduct', cut(length))) length = Math.floor(length / 2);
    return cut(length);
  },
};

type Engine = Pick<PersistConfig<unknown>['storage'], 'getItem' | 'setItem' | 'removeItem'>;

function persisted<S>(key: string, storage: Engine, reducer: Reducer<S>): Reducer<S> {
  // The engines take plain objects: the values stand in the cookies as the documented names promise them.
  const config = { key, keyPrefix: '', storage, serialize: false, deserialize: false } as const;
  const writeFailHandler = (error: Error) => console.warn(`Could not store ${key}:`, error);
  // What redux-persist adds to a slice (_persist) is its own business, so the slice's type stays the plain one.
  return persistReducer<S>({ ...config, writeFailHandler }, reducer) as unknown as Reducer<S>;
}

/**
 * The client's slices, each kept in its cookies or in browser storage. A persisted reducer remembers what it has written,
 * so every store has its own.
 */
export const createPersistedReducers = () =>
  ({
    session: persisted('session', cookieStorage(sessionCookies), sessionReducer),
    cart: persisted('cart', cartStorage, cartReducer),
    selectedLesson: persisted('selectedLesson', cookieStorage({ lesson: lessonCookie }), selectedLessonReducer),
    redirectInfo: persisted(
      'redirectInfo',
      cookieStorage({ info: jsonCookie('redirectInfo', THREE_HOURS, isRedirectInfo) }),
      redirectInfoReducer,
    ),
  }) satisfies { [K in keyof AppState]: Reducer<AppState[K]> };

/**
 * Reads what was stored into the store; resolves once it is there, so that no page is shown for the wrong person. From then
 * on every change is stored before anything else happens: a reload right after it finds it.
 */
export function restore(store: Store<AppState>): Promise<void> {
  const kept = () => {
    const { session, cart, selectedLesson, redirectInfo } = store.getState();
    return [session, cart, selectedLesson, redirectInfo];
  };
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      let stored: unknown[] = [];
      let isStoring = false; // to store is an action as well, and makes the slices anew
      const storeChanges = () => {
        if (isStoring || kept().every((slice, index) => slice === stored[index])) return;
        isStoring = true;
        void persistor.flush();
        isStoring = false;
        stored = kept();
      };
      storeChanges(); // what was of the wrong shape goes
      store.subscribe(storeChanges);
      resolve();
    });
  });
}

/** Follows what other tabs of the site store: a cart they change, a session they begin or end. */
export function followOtherTabs(store: {
  getState: () => AppState;
  dispatch: (action: UnknownAction) => unknown;
}): void {
  window.addEventListener('storage', ({ key }) => {
    // null: the other tab has emptied the whole storage
    if (key === 'cart' || key === null) store.dispatch(cartReplaced(readStoredCart()?.lines ?? []));
  });
  window.addEventListener('focus', () => {
    const stored = readCookies(sessionCookies) as unknown as SessionState;
    const { session } = store.getState();
    if (stored.refreshToken !== session.refreshToken || stored.accessToken !== session.accessToken) {
      store.dispatch(sessionReplaced(stored));
    }
  });
}
