import { useLocation } from 'react-router-dom';
import { t } from 'ttag';
import { statusOf, useListDaysQuery } from '../../api';
import { paths } from '../../config/paths';
import { schoolToday } from '../../lib/dates';
import { Link } from '../../ui/Link';
import * as s from './auth.module.css';
import { emailState } from './authRules';

/**
 * The way to a new password. The days tell whether the backend knows one (docs/decisions/0112-level-of-the-backend.md): where
 * it does not, nothing is shown.
 */
export function ForgottenPassword({ email }: { email: string }) {
  const { search } = useLocation();
  const today = schoolToday();
  const { isSuccess, isError, error } = useListDaysQuery({ from: today, to: today });
  const isOffered = isSuccess || (isError && statusOf(error) !== 404);
  if (!isOffered) return null;
  return (
    <p className={s.other}>
      <Link to={{ pathname: paths.forgotPassword, search }} state={emailState(email)}>{t`Forgot your password?`}</Link>
    </p>
  );
}
