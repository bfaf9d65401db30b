import { useEffect, useState } from 'react';
import { isText } from '../../lib/typeGuards';
import { selectCurrentUser, selectIsLoggedIn, useAppSelector } from '../../state';
import { CHECKOUT_USER } from '../../state/persist/webStorage';
import { sessionDraft } from '../../state/persist/sessionDraft';

/** The e-mail address of whoever was logged in when the checkout was open in this tab. */
const lastUser = sessionDraft(CHECKOUT_USER, isText);

/**
 * Who books: a user, or a guest. `isLost` when somebody was logged in here and is not any more, without having logged out: that
 * booking would be missing in their profile, so it is asked about. It outlives a reload.
 */
export function useBooker() {
  const user = useAppSelector(selectCurrentUser);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [known, setKnown] = useState(lastUser.read);
  const email = user?.email;
  if (email !== undefined && email !== known) setKnown(email);
  useEffect(() => {
    if (email !== undefined) lastUser.write(email);
  }, [email]);

  return {
    user,
    isLost: !isLoggedIn && known !== null,
    goOnAsGuest: () => {
      lastUser.clear();
      setKnown(null);
    },
  };
}
