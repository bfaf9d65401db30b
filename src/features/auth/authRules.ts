import { t } from 'ttag';
import { messageOf, statusOf } from '../../api';
import { looksLikeEmail } from '../../lib/email';
import { isRecord } from '../../lib/typeGuards';
import type { FormErrors } from '../../ui/useForm';

/** What the registration form holds. */
export interface Registration {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const MIN_PASSWORD = 8; // spec §9

/** The first thing that is wrong with a registration. The order is the documented one (spec §5); the name comes last. */
export function checkRegistration(values: Registration): FormErrors<Registration> {
  const { name, email, password, confirmPassword } = values;
  if (!looksLikeEmail(email)) return { email: t`Please enter a valid email address` };
  if (password.length < MIN_PASSWORD) return { password: t`Password must be at least 8 characters long` };
  if (password !== confirmPassword) return { confirmPassword: t`Passwords do not match` };
  return name.trim() === '' ? { name: t`Please enter your name` } : {};
}

/** The contract's body of a registration. */
export const registrationPayload = ({ name, email, password, confirmPassword }: Registration) => ({
  name: name.trim(),
  email: email.trim(),
  password,
  confirm_password: confirmPassword,
});

/** What a failed registration says (spec §8): the server's words; without any, whether there was an answer at all. */
export const registrationFailure = (error: unknown): string =>
  messageOf(error, statusOf(error) === 0 ? t`An error occurred. Please try again.` : t`Registration failed`);

/** The state that the registration gives the login page, so that the address need not be typed again. */
export const registeredState = (email: string) => ({ email: email.trim() });

/** The address in the state of the login page's location; empty for whoever comes from elsewhere. */
export const registeredEmail = (state: unknown): string =>
  isRecord(state) && typeof state.email === 'string' ? state.email : '';
