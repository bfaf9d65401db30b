import * as v from 'valibot';
import { looksLikeEmail } from '../../lib/email';

/** The longest texts that the contract takes. */
export const limits = { name: 100, email: 254, message: 2000 } as const;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message));

/** The review form (spec §5): name and message required; the e-mail address may be left out but must look like one. */
export const reviewSchema = v.object({
  name: required('Please enter your name'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || looksLikeEmail(text), 'Please enter a valid email address'),
  ),
  message: required('Please enter a message'),
});

export type Review = v.InferOutput<typeof reviewSchema>;
