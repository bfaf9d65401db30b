import { type ChangeEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegisterMutation } from '../../api';
import { paths } from '../../config/paths';
import { useToasts } from '../../ui/toast';
import { type Refusal, refusalOf, type Registration, registrationFailure, registrationPayload } from './authRules';
import { useOneAtATime } from './useOneAtATime';

const TO_LOGIN_MS = 2000; // spec §4

const blank: Registration = { name: '', email: '', password: '', confirmPassword: '' };

/** The registration form's values, what is wrong with them, and what sends them. Typed values stay when it fails. */
export function useRegistration() {
  const [values, setValues] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const toasts = useToasts();
  const [register] = useRegisterMutation();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate({ pathname: paths.login, search }), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, search]);

  const [send, isSending] = useOneAtATime(async () => {
    const { error } = await register({ registerRequest: registrationPayload(values) });
    if (error) {
      toasts.show('error', registrationFailure(error));
    } else {
      setIsDone(true);
      toasts.show('success', 'Registration successful! You can log in now.');
    }
  });

  const submit = (form: HTMLFormElement) => {
    if (isDone) return; // one account is enough
    const refused = refusalOf(values);
    setRefusal(refused);
    if (refused) form.querySelector<HTMLInputElement>(`[name='${refused.field}']`)?.focus();
    else void send();
  };

  const fieldProps = (name: keyof Registration) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      setRefusal(null);
    },
  });
  const errorOf = (field: keyof Registration) => (refusal?.field === field ? refusal.message : undefined);
  // Once registered, the form stays closed until the login page takes over.
  return { fieldProps, errorOf, submit, isBusy: isSending || isDone };
}
