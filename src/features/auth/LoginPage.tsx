import { useState } from 'react';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { Field } from '../../ui/Field';
import { AuthForm } from './AuthForm';
import { PasswordField } from './PasswordField';
import { useLogin } from './useLogin';
import { useOneAtATime } from './useOneAtATime';

/** Login (spec §2, auth screens). Nothing is checked here: the server knows (spec §5). */
export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useLogin();
  const [submit, isBusy] = useOneAtATime(() => login({ email, password }));

  return (
    <AuthForm
      title={`Log in to your ${school.name} account`}
      submit={{ label: 'Log in', busyLabel: 'Logging in...' }}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      other={{ question: "Don't have an account?", label: 'Sign Up', to: paths.register }}
    >
      <Field label="Email">
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AuthForm>
  );
}
