import { useState } from 'react';
import { t } from 'ttag';
import { type CheckedBooking, detailsOf, messageOf, statusOf } from '../../api';
import { looksLikeEmail } from '../../lib/email';

/** A change that did not come about. */
interface Failure {
  /** The address that is not the booking's; null when something else was wrong. */
  email: string | null;
  texts: readonly string[];
}

const WRONG_EMAIL = t`This booking was made with another e-mail address.`;

/** What is wrong with an e-mail address before it is sent; undefined if nothing is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return t`Tell us the e-mail address that you booked with.`;
  return looksLikeEmail(email) ? undefined : t`Invalid email format.`;
}

const isUnknown = (status: number): boolean => status === 0 || status >= 500;

function failureOf(error: unknown, email: string): Failure {
  const status = statusOf(error);
  if (status === 404) return { email, texts: [] };
  if (isUnknown(status)) return { email: null, texts: [t`No answer came. Check your connection and try again.`] };
  const texts = [messageOf(error, t`That did not work. Please try again, or ask us.`), ...detailsOf(error)];
  return { email: null, texts };
}

/** Sends a change that a guest makes to a booking, and keeps what came of it. */
export function useOwnChange(lookUp: () => Promise<CheckedBooking | null>) {
  const [failure, setFailure] = useState<Failure>({ email: null, texts: [] });

  return {
    texts: failure.texts,
    /** Says of the address with which a change was refused that it is not the booking's. */
    wrongEmail: (email: string): string | undefined => (failure.email === email.trim() ? WRONG_EMAIL : undefined),
    /** Resolves to whether the change was made; `isMade` tells it from the booking when the answer was lost. */
    send: async (
      call: PromiseLike<{ error?: unknown }>,
      email: string,
      isMade: (booking: CheckedBooking) => boolean,
    ): Promise<boolean> => {
      setFailure({ email: null, texts: [] });
      const { error } = await call;
      if (!error) {
        void lookUp(); // the copy for a device without a network follows
        return true;
      }
      const now = isUnknown(statusOf(error)) ? await lookUp() : null;
      if (now && isMade(now)) return true;
      setFailure(failureOf(error, email.trim()));
      return false;
    },
  };
}
