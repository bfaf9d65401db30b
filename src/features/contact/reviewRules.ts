import { t } from 'ttag';
import { looksLikeEmail } from '../../lib/email';
import type { FormErrors } from '../../ui/useForm';

/** The longest texts that the contract takes. */
export const limits = { name: 100, email: 254, message: 2000 } as const;

export interface Review {
  name: string;
  email: string;
  message: string;
}

/** The review form (spec §5): name and message required; the e-mail address may be left out but must look like one. */
export function checkReview({ name, email, message }: Review): FormErrors<Review> {
  return {
    ...(name.trim() === '' && { name: t`Please enter your name` }),
    ...(email.trim() !== '' && !looksLikeEmail(email) && { email: t`Please enter a valid email address` }),
    ...(message.trim() === '' && { message: t`Please enter a message` }),
  };
}

/** The review as it is sent: without the blanks around its texts, and without an empty e-mail address. */
export const reviewPayload = ({ name, email, message }: Review) => ({
  name: name.trim(),
  message: message.trim(),
  ...(email.trim() !== '' && { email: email.trim() }),
});
