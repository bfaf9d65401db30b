import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { selectIsLoggedIn, useAppSelector } from '../../state';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { AuthForm } from './AuthForm';
import { PasswordField } from './PasswordField';
import { useLogin } from './useLogin';

/** Login (spec §2, auth screens). Nothing is checked here: the server knows (spec §5). */
export function LoginPage() {
  const login = useLogin();
  const { formProps, input, isBusy } = useForm({ initial: { email: '', password: '' }, send: login });
  const isLoggedIn = useAppSelector(selectIsLoggedIn);

  return (
    <AuthForm
      title={`Log in to your ${school.name} account`}
      submit={{ label: 'Log in', busyLabel: 'Logging in...' }}
      // After a login the form stays disabled until the next page is shown.
      isBusy={isBusy || isLoggedIn}
      formProps={formProps}
      other={{ question: "Don't have an account?", label: 'Sign Up', to: paths.register }}
    >
      <Field label="Email">
        {(control) => <input {...control} {...input('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField label="Password" autoComplete="current-password" {...input('password')} />
    </AuthForm>
  );
}
