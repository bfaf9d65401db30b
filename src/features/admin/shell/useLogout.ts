import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../../api';
import { paths } from '../../../config/paths';
import { useToasts } from '../../../ui/toast';

/** Signs out, says how it went and goes to / in any case (spec §4). Answers the function and whether it runs. */
export function useLogout(): [logOut: () => Promise<void>, isLeaving: boolean] {
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useSignOut();
  const toasts = useToasts();
  const navigate = useNavigate();

  const logOut = async () => {
    setIsLeaving(true);
    const failure = await signOut();
    if (failure !== null) console.warn('Logout:', failure);
    toasts.show(
      failure === null ? 'success' : 'error',
      failure === null ? 'Logout successful!' : 'Error during logout!',
    );
    await navigate(paths.home);
  };
  return [logOut, isLeaving];
}
