import { paths } from '../../config/paths';
import { Field } from '../../ui/Field';
import { AuthForm } from './AuthForm';
import { PasswordField } from './PasswordField';
import { useRegistration } from './useRegistration';

/** Registration of a customer (spec §2, auth screens). */
export function RegisterPage() {
  const { formProps, input, errors, isBusy } = useRegistration();
  return (
    <AuthForm
      title="Register for Surf Spot"
      submit={{ label: 'Sign Up', busyLabel: 'Registering...' }}
      isBusy={isBusy}
      formProps={formProps}
      other={{ question: 'Already have an account?', label: 'Log in', to: paths.login }}
    >
      <Field label="Name" error={errors.name}>
        {(control) => <input {...control} {...input('name')} required autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email}>
        {(control) => <input {...control} {...input('email')} required type="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label="Password"
        hint="At least 8 characters"
        error={errors.password}
        autoComplete="new-password"
        required
        {...input('password')}
      />
      <PasswordField
        label="Confirm Password"
        error={errors.confirmPassword}
        autoComplete="new-password"
        required
        {...input('confirmPassword')}
      />
    </AuthForm>
  );
}
