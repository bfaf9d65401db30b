import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { askWhoIsSignedIn } from '../api';
import { paths, staffPaths } from '../config/paths';
import { isStaffRole, selectIsLoggedIn, selectSessionKey, useAppDispatch, useAppSelector } from '../state';

/** The login and registration pages: a person with an access token goes to / (spec §2). */
export function GuestOnly() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { key } = useLocation();
  // Decided on arrival only: after a login on this page, the login itself navigates (features/auth/useLogin).
  const [arrival, setArrival] = useState({ key, isLoggedIn });
  if (arrival.key !== key) setArrival({ key, isLoggedIn });
  return arrival.isLoggedIn ? <Navigate to={paths.home} replace /> : <Outlet />;
}

/** The profile: a person without an access token goes to /login, where `next` brings them back afterwards (spec §2). */
export function RequireUser() {
  // Deferred like the shown location, so that a logout has navigated away before this guard redirects.
  const isLoggedIn = useDeferredValue(useAppSelector(selectIsLoggedIn));
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <Outlet />;
  return <Navigate to={`${paths.login}?next=${encodeURIComponent(pathname + search)}`} replace />;
}

/** The role with which somebody enters the admin area; null for everybody else. */
export type StaffRole = 'ADMIN' | 'STAFF' | null;

const mayOpen = (role: StaffRole, pathname: string): boolean =>
  role === 'ADMIN' || (role === 'STAFF' && staffPaths.some((path) => matchPath(path, pathname)));

/**
 * The admin area: everybody but administrators goes to / (spec §2), and so do staff from the screens that are not for them.
 * Suspends until the server has answered.
 */
export function RequireStaff({ role }: { role: Promise<StaffRole> | null }) {
  const { pathname } = useLocation();
  return role && mayOpen(use(role), pathname) ? <Outlet /> : <Navigate to={paths.home} replace />;
}

function createQuestion() {
  let answer: (role: StaffRole) => void = () => undefined;
  const answered = new Promise<StaffRole>((resolve) => (answer = resolve));
  return { answered, answer };
}

/**
 * Asks the server for the person's role, once per way into the admin area and per session; a failed lookup lets nobody in.
 * Null outside of the admin area.
 */
export function useStaffRole(isAdminArea: boolean): Promise<StaffRole> | null {
  const dispatch = useAppDispatch();
  const sessionKey = useAppSelector(selectSessionKey);
  const question = useMemo(() => (isAdminArea ? { ...createQuestion(), sessionKey } : null), [isAdminArea, sessionKey]);
  useEffect(() => {
    const ask = async () => {
      const { data, isSuccess } = await dispatch(askWhoIsSignedIn);
      return isSuccess && isStaffRole(data.data.role) ? data.data.role : null;
    };
    if (question?.sessionKey === null) question.answer(null);
    else if (question) void ask().then(question.answer);
  }, [question, dispatch]);
  return question?.answered ?? null;
}
