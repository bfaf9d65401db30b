import { paths } from '../../config/paths';
import { Field } from '../../ui/Field';
import { AuthForm } from './AuthForm';
import { PasswordField } from './PasswordField';
import { useRegistration } from './useRegistration';

/** Registration of a customer (spec §2, auth screens). */
export function RegisterPage() {
  const { fieldProps, errorOf, submit, isBusy } = useRegistration();
  return (
    <AuthForm
      title="Register for Surf Spot"
      submit={{ label: 'Sign Up', busyLabel: 'Registering...' }}
      isBusy={isBusy}
      onSubmit={submit}
      other={{ question: 'Already have an account?', label: 'Log in', to: paths.login }}
    >
      <Field label="Name" error={errorOf('name')}>
        {(control) => <input {...control} {...fieldProps('name')} type="text" autoComplete="name" />}
      </Field>
      <Field label="Email" error={errorOf('email')}>
        {(control) => <input {...control} {...fieldProps('email')} type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label="Password"
        hint="At least 8 characters"
        error={errorOf('password')}
        autoComplete="new-password"
        {...fieldProps('password')}
      />
      <PasswordField
        label="Confirm Password"
        error={errorOf('confirmPassword')}
        autoComplete="new-password"
        {...fieldProps('confirmPassword')}
      />
    </AuthForm>
  );
}
