import { useLocation, useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { askWhoIsSignedIn, messageOf, statusOf, useLoginMutation } from '../../api';
import { paths } from '../../config/paths';
import { notePage } from '../../lib/notePage';
import { returnAddress } from '../../lib/returnAddress';
import { isStaffRole, signedIn, signedOut, useAppDispatch } from '../../state';
import { useToasts } from '../../ui/toast';

const SUCCESS_MS = 1000; // spec §8

/**
 * Signs a person in and navigates: administrators and staff to the admin area, everyone else to the page that asked for the
 * login, or home (spec §4). Without the current user there is no session, as at startup.
 */
export function useLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toasts = useToasts();
  const [login] = useLoginMutation();

  /** Resolves to how it went; REFUSED are e-mail address or password. */
  return async (loginRequest: { email: string; password: string }): Promise<'DONE' | 'REFUSED' | 'FAILED'> => {
    const finish = toasts.loading(t`Login...`);
    const isHere = notePage();
    let isIn = false;
    try {
      const { data: tokens } = await login({ loginRequest }).unwrap();
      dispatch(signedIn({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token }));
      isIn = true;
      const { data: user } = await dispatch(askWhoIsSignedIn).unwrap();
      finish('success', t`Login successful!`, SUCCESS_MS);
      if (isHere())
        await navigate(isStaffRole(user.role) ? paths.admin : (returnAddress(search) ?? paths.home), { replace: true });
      return 'DONE';
    } catch (error) {
      // A login that is refused late ends no session: the person may be signed in by a second try, or in another tab.
      if (isIn) dispatch(signedOut());
      finish('error', messageOf(error, t`Login failed!`));
      return [400, 401].includes(statusOf(error)) ? 'REFUSED' : 'FAILED';
    }
  };
}
