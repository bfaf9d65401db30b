import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { api } from '../api';
import { paths } from '../config/paths';
import { selectIsLoggedIn, selectSessionKey, useAppDispatch, useAppSelector } from '../state';

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

/** The admin area: everybody but administrators goes to / (spec §2). Suspends until the server has answered. */
export function RequireAdmin({ isAdmin }: { isAdmin: Promise<boolean> | null }) {
  return isAdmin && use(isAdmin) ? <Outlet /> : <Navigate to={paths.home} replace />;
}

function createQuestion() {
  let answer: (isAdmin: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  return { answered, answer };
}

const lookup = api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * Asks the server whether the person is an administrator, once per way into the admin area and per session; a failed lookup
 * is no. Null outside of the admin area.
 */
export function useIsAdmin(isAdminArea: boolean): Promise<boolean> | null {
  const dispatch = useAppDispatch();
  const sessionKey = useAppSelector(selectSessionKey);
  const question = useMemo(() => (isAdminArea ? { ...createQuestion(), sessionKey } : null), [isAdminArea, sessionKey]);
  useEffect(() => {
    const ask = async () => {
      const { data, isSuccess } = await dispatch(lookup);
      return isSuccess && data.data.role === 'ADMIN';
    };
    if (question?.sessionKey === null) question.answer(false);
    else if (question) void ask().then(question.answer);
  }, [question, dispatch]);
  return question?.answered ?? null;
}
