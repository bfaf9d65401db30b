import { useCallback } from 'react';
import { useAppDispatch } from '../state/hooks';
import { signedOut } from '../state/sessionSlice';
import { generatedApi } from './api.gen';
import { messageOf } from './apiError';

/**
 * Ends the session here in any case, and on the server if it answers (spec §4). The function resolves to null, or to the
 * server's message, or 'Logout failed' without one (spec §8).
 */
export function useSignOut(): () => Promise<string | null> {
  const dispatch = useAppDispatch();
  const [logout] = generatedApi.useLogoutMutation();
  return useCallback(async () => {
    const { error } = await logout();
    dispatch(signedOut());
    return error ? messageOf(error, 'Logout failed') : null;
  }, [dispatch, logout]);
}
