import { t } from 'ttag';
import { detailsOf, isNotFound, isUnanswered, messageOf, statusOf } from '../../api';
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

const MIN_PASSWORD = 8; // spec §9; in code points, as the contract counts

const NOT_AN_ADDRESS = t`Please enter a valid email address`;

/** What is wrong with a new password and its repetition, in the documented order (spec §5). */
export function checkNewPassword({
  password,
  confirmPassword,
}: Pick<Registration, 'password' | 'confirmPassword'>): FormErrors<Registration> {
  if (Array.from(password).length < MIN_PASSWORD) return { password: t`Password must be at least 8 characters long` };
  return password === confirmPassword ? {} : { confirmPassword: t`Passwords do not match` };
}

/** What is wrong with the address of whoever has forgotten the password. */
export const checkEmail = ({ email }: { email: string }): FormErrors<{ email: string }> =>
  looksLikeEmail(email) ? {} : { email: NOT_AN_ADDRESS };

/** The first thing that is wrong with a registration. The order is the documented one (spec §5); the name comes last. */
export function checkRegistration(values: Registration): FormErrors<Registration> {
  if (!looksLikeEmail(values.email)) return { email: NOT_AN_ADDRESS };
  const errors = checkNewPassword(values);
  if (Object.keys(errors).length > 0) return errors;
  return values.name.trim() === '' ? { name: t`Please enter your name` } : {};
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

/** The state that one of these pages gives the next, so that the address need not be typed again. */
export const emailState = (email: string) => ({ email: email.trim() });

/** The address in the state of a page's location; empty for whoever comes from elsewhere. */
export const emailIn = (state: unknown): string =>
  isRecord(state) && typeof state.email === 'string' ? state.email : '';

/** Why a link or a new password was not taken, for the page to keep. */
export function resetFailure(error: unknown): readonly string[] {
  if (isNotFound(error)) return [t`Passwords cannot be changed here. Write to us, and we help you.`];
  if (isUnanswered(error)) return [t`No answer came. Check your connection and try again.`];
  return [messageOf(error, t`That did not work. Please try again, or ask us.`), ...detailsOf(error)];
}
