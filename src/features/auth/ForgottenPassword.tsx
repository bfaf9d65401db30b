import { useLocation } from 'react-router-dom';
import { t } from 'ttag';
import { backendLevel } from '../../config/env';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import * as s from './auth.module.css';
import { emailState } from './authRules';

/** The way to a new password, with a backend that knows one (level 2). */
export function ForgottenPassword({ email }: { email: string }) {
  const { search } = useLocation();
  if (backendLevel() === 1) return null;
  return (
    <p className={s.other}>
      <Link to={{ pathname: paths.forgotPassword, search }} state={emailState(email)}>{t`Forgot your password?`}</Link>
    </p>
  );
}
