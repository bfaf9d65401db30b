import { t } from 'ttag';
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
      title={t`Register for Surf Spot`}
      submit={{ label: t`Sign Up`, busyLabel: t`Registering...` }}
      isBusy={isBusy}
      formProps={formProps}
      other={{ question: t`Already have an account?`, label: t`Log in`, to: paths.login }}
    >
      <Field label={t`Name`} error={errors.name}>
        {(control) => <input {...control} {...input('name')} required autoComplete="name" maxLength={100} />}
      </Field>
      <Field label={t`Email`} error={errors.email}>
        {(control) => (
          <input {...control} {...input('email')} required type="email" autoComplete="username" maxLength={254} />
        )}
      </Field>
      <PasswordField
        label={t`Password`}
        hint={t`At least 8 characters`}
        error={errors.password}
        autoComplete="new-password"
        required
        {...input('password')}
      />
      <PasswordField
        label={t`Confirm Password`}
        error={errors.confirmPassword}
        autoComplete="new-password"
        required
        {...input('confirmPassword')}
      />
    </AuthForm>
  );
}
