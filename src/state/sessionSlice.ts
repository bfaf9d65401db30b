import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord, isText } from '../lib/typeGuards';

/** The signed-in user as the site keeps it (spec §3). */
export interface SessionUser {
  name: string;
  email: string;
  role?: 'ADMIN' | 'STAFF' | 'CUSTOMER';
  /** Picture on the API host, if the user has one. */
  avatar?: string | null;
}

export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  currentUser: SessionUser | null;
}

const signedOutState: SessionState = { accessToken: null, refreshToken: null, currentUser: null };

/** Whether somebody with a role enters the admin area: administrators, and staff for their part of it. */
export const isStaffRole = (role: unknown): role is 'ADMIN' | 'STAFF' => role === 'ADMIN' || role === 'STAFF';

const ROLES: readonly unknown[] = [undefined, 'ADMIN', 'STAFF', 'CUSTOMER'];

/** Whether a stored value is a user that the site can show. */
export function isSessionUser(value: unknown): value is SessionUser {
  if (!isRecord(value) || !isText(value.name) || !isText(value.email)) return false;
  const { role, avatar } = value;
  return ROLES.includes(role) && (avatar === undefined || avatar === null || typeof avatar === 'string');
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ accessToken: string; refreshToken: string }>): SessionState => ({
      ...payload,
      currentUser: null,
    }),
    accessTokenRefreshed: (state, { payload }: PayloadAction<string>) => {
      state.accessToken = payload;
    },
    /** Ignored after a sign-out: there is no session that the user could belong to. */
    currentUserLoaded: (state, { payload }: PayloadAction<SessionUser>) => {
      if (state.accessToken !== null) state.currentUser = payload;
    },
    /** Another tab has signed in or out: its cookies win. */
    sessionReplaced: (_state, { payload }: PayloadAction<SessionState>) => payload,
    signedOut: () => signedOutState,
  },
  selectors: {
    // spec §4: the presence of the access token decides whether the user counts as logged in
    selectIsLoggedIn: (state) => state.accessToken !== null,
    /** Tells one session from another; null without one. The access token does not: it changes with every refresh. */
    selectSessionKey: (state) => (state.accessToken === null ? null : (state.refreshToken ?? '')),
    selectAccessToken: (state) => state.accessToken,
    selectRefreshToken: (state) => state.refreshToken,
    selectCurrentUser: (state) => (state.accessToken === null ? null : state.currentUser),
    selectIsAdmin: (state) => state.accessToken !== null && state.currentUser?.role === 'ADMIN',
    /** Whether the user works for the school, and so enters the admin area. */
    selectIsStaff: (state) => state.accessToken !== null && isStaffRole(state.currentUser?.role),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { signedIn, accessTokenRefreshed, currentUserLoaded, sessionReplaced, signedOut } = sessionSlice.actions;
export const {
  selectIsLoggedIn,
  selectSessionKey,
  selectAccessToken,
  selectRefreshToken,
  selectCurrentUser,
  selectIsAdmin,
  selectIsStaff,
} = sessionSlice.selectors;
