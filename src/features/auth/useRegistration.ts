import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { statusOf, useRegisterMutation } from '../../api';
import { paths } from '../../config/paths';
import { useToasts } from '../../ui/toast';
import { useForm } from '../../ui/useForm';
import {
  checkRegistration,
  emailState,
  type Registration,
  registrationFailure,
  registrationPayload,
} from './authRules';

const TO_LOGIN_MS = 2000; // spec §4

const blank: Registration = { name: '', email: '', password: '', confirmPassword: '' };

/** The registration form, and what follows when it was accepted: a message, then the login page. */
export function useRegistration() {
  const [registered, setRegistered] = useState<string | null>(null);
  // What stays when the toast is gone.
  const [taken, setTaken] = useState<string | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const toasts = useToasts();
  const [register] = useRegisterMutation();

  useEffect(() => {
    if (registered === null) return;
    const goToLogin = () => void navigate({ pathname: paths.login, search }, { state: emailState(registered) });
    const timer = setTimeout(goToLogin, TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate, search]);

  const send = async (values: Registration) => {
    if (registered !== null) return; // the account has been created
    const { error } = await register({ registerRequest: registrationPayload(values) });
    if (error) {
      toasts.show('error', registrationFailure(error));
      if (statusOf(error) === 409) setTaken(values.email);
    } else {
      setRegistered(values.email);
      toasts.show('success', t`Registration successful! You can log in now.`);
    }
  };

  const form = useForm({ initial: blank, check: checkRegistration, send });
  // After a registration the form stays disabled until the login page is shown.
  const isTaken = form.values.email === taken;
  const errors = isTaken ? { email: t`Log in with this address, or take another one.`, ...form.errors } : form.errors;
  return { ...form, errors, isBusy: form.isBusy || registered !== null };
}
