import { useLocation } from 'react-router-dom';
import { t } from 'ttag';
import { useBackendLevel } from '../../api';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import * as s from './auth.module.css';
import { emailState } from './authRules';

/** The way to a new password. Nothing with a backend that knows none (docs/decisions/contract.md). */
export function ForgottenPassword({ email }: { email: string }) {
  const { search } = useLocation();
  if (useBackendLevel() !== 2) return null;
  return (
    <p className={s.other}>
      <Link to={{ pathname: paths.forgotPassword, search }} state={emailState(email)}>{t`Forgot your password?`}</Link>
    </p>
  );
}
