import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from 'ttag';
import { backendLevel } from '../../config/env';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { returnAddress } from '../../lib/returnAddress';
import { selectIsLoggedIn, useAppSelector } from '../../state';
import { Field } from '../../ui/Field';
import { Link } from '../../ui/Link';
import { useForm } from '../../ui/useForm';
import * as s from './auth.module.css';
import { AuthForm } from './AuthForm';
import { emailIn, emailState } from './authRules';
import { PasswordField } from './PasswordField';
import { useLogin } from './useLogin';

/** What may be wrong after a refusal: the toast that says it is gone after some seconds. */
function passwordProblem({ email, password }: { email: string; password: string }): string | undefined {
  if (password === '') return t`Enter your password.`;
  return email.trim() === '' ? undefined : t`Check the e-mail address and the password.`;
}

/** Login (spec §2, auth screens). Nothing is checked before it is sent (spec §5); an empty field is named when it was refused. */
export function LoginPage() {
  const login = useLogin();
  const location = useLocation();
  const [outcome, setOutcome] = useState<'NONE' | 'SENT' | Awaited<ReturnType<typeof login>>>('NONE');
  const isRefused = outcome === 'REFUSED';
  const { values, formProps, input, isBusy } = useForm({
    initial: () => ({ email: emailIn(location.state), password: '' }),
    send: async (request) => {
      setOutcome('SENT');
      setOutcome(await login(request));
    },
  });
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const newPassword = { pathname: paths.forgotPassword, search: location.search };

  // The login itself navigates; a session that another tab has begun does not.
  const isOwnLogin = outcome === 'SENT' || outcome === 'DONE';
  if (isLoggedIn && !isOwnLogin) return <Navigate to={returnAddress(location.search) ?? paths.home} replace />;
  return (
    <AuthForm
      title={t`Log in to your ${school.name} account`}
      submit={{ label: t`Log in`, busyLabel: t`Logging in...` }}
      // After a login the form stays disabled until the next page is shown.
      isBusy={isBusy || isLoggedIn}
      formProps={formProps}
      other={{ question: t`Don't have an account?`, label: t`Sign Up`, to: paths.register }}
      further={
        backendLevel() === 2 && (
          <p className={s.other}>
            <Link to={newPassword} state={emailState(values.email)}>{t`Forgot your password?`}</Link>
          </p>
        )
      }
    >
      <Field
        label={t`Email`}
        error={isRefused && values.email.trim() === '' ? t`Enter your e-mail address.` : undefined}
      >
        {(control) => <input {...control} {...input('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={isRefused ? passwordProblem(values) : undefined}
        {...input('password')}
      />
    </AuthForm>
  );
}
