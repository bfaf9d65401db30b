import { messageOf, statusOf } from '../../api';
import { looksLikeEmail } from '../../lib/email';

/** What the registration form holds. */
export interface Registration {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** A field that the form refuses, and why. */
export interface Refusal {
  field: keyof Registration;
  message: string;
}

const MIN_PASSWORD = 8; // spec §9

/** The first thing that is wrong with a registration, or null. The order is the documented one (spec §5); the name comes last. */
export function refusalOf({ name, email, password, confirmPassword }: Registration): Refusal | null {
  if (!looksLikeEmail(email)) return { field: 'email', message: 'Please enter a valid email address' };
  if (password.length < MIN_PASSWORD) {
    return { field: 'password', message: 'Password must be at least 8 characters long' };
  }
  if (password !== confirmPassword) return { field: 'confirmPassword', message: 'Passwords do not match' };
  if (name.trim() === '') return { field: 'name', message: 'Please enter your name' };
  return null;
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
  messageOf(error, statusOf(error) === 0 ? 'An error occurred. Please try again.' : 'Registration failed');
