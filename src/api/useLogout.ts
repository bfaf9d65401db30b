import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { paths } from '../config/paths';
import { notePage } from '../lib/notePage';
import { signedOut, useAppDispatch } from '../state';
import { deviceStorage, LAST_LOGOUT, tabStorage } from '../state/persist/webStorage';
import { api } from './api.gen';
import { messageOf } from './apiError';

/**
 * Signs out, on the server if it answers and here in any case, lets `show` say how it went and goes to / (spec §4, §8),
 * unless the person has gone elsewhere meanwhile.
 * Returns the function and whether it runs.
 */
export function useLogout(
  show: (tone: 'success' | 'error', text: string) => void,
): [logout: () => Promise<void>, isLeaving: boolean] {
  const [isLeaving, setIsLeaving] = useState(false);
  const [callLogout] = api.useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const logout = async () => {
    setIsLeaving(true);
    const isHere = notePage();
    const { error } = await callLogout();
    dispatch(signedOut());
    // The next person here may be somebody else, in the other tabs as well (features/checkout/useLogouts.ts).
    tabStorage.clear();
    deviceStorage.write(LAST_LOGOUT, String(Date.now()));
    if (error) {
      console.warn('Logout:', messageOf(error, 'Logout failed'));
      show('error', t`Error during logout!`);
    } else {
      show('success', t`Logout successful!`);
    }
    if (isHere()) await navigate(paths.home);
  };
  return [logout, isLeaving];
}
