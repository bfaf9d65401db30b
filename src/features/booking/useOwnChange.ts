import { useState } from 'react';
import { t } from 'ttag';
import { type CheckedBooking, detailsOf, isNotFound, isUnanswered, messageOf } from '../../api';
import { looksLikeEmail } from '../../lib/email';
import { bookedSessions } from './bookedSessions';

/** A change that did not come about. */
interface Failure {
  /** The address that is not the booking's; null when something else was wrong. */
  email: string | null;
  texts: readonly string[];
}

const WRONG_EMAIL = t`This booking was made with another e-mail address.`;

/** Says that a session was cancelled by somebody else, or in another tab. */
export const goneFromBooking = (lesson: string): string => t`${lesson} is no longer part of this booking.`;

/** What is wrong with an e-mail address before it is sent; undefined if nothing is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return t`Tell us the e-mail address that you booked with.`;
  return looksLikeEmail(email) ? undefined : t`Invalid email format.`;
}

function failureOf(error: unknown, email: string): Failure {
  if (isNotFound(error)) return { email, texts: [] };
  if (isUnanswered(error)) return { email: null, texts: [t`No answer came. Check your connection and try again.`] };
  const texts = [messageOf(error, t`That did not work. Please try again, or ask us.`), ...detailsOf(error)];
  return { email: null, texts };
}

/** A change that a guest makes. */
interface OwnChange {
  email: string;
  /** The session that it changes; '' for the whole booking. */
  id: string;
  /** Tells from the booking whether it was made, when the answer was lost. */
  isMade: (booking: CheckedBooking) => boolean;
}

/** What came of a change; `gone` when the booking no longer has its session. */
type Outcome = 'made' | 'gone' | 'failed';

/** Sends a change that a guest makes to a booking, and keeps why it failed. */
export function useOwnChange(lookUp: () => Promise<CheckedBooking | null>) {
  const [failure, setFailure] = useState<Failure>({ email: null, texts: [] });

  return {
    texts: failure.texts,
    /** Says of the address with which a change was refused that it is not the booking's. */
    wrongEmail: (email: string): string | undefined => (failure.email === email.trim() ? WRONG_EMAIL : undefined),
    send: async (call: PromiseLike<{ error?: unknown }>, { email, id, isMade }: OwnChange): Promise<Outcome> => {
      setFailure({ email: null, texts: [] });
      const { error } = await call;
      if (!error) {
        void lookUp(); // the copy for a device without a network follows
        return 'made';
      }
      const isLost = isUnanswered(error);
      const now = isLost || isNotFound(error) ? await lookUp() : null;
      if (now && isLost && isMade(now)) return 'made';
      // A session that was cancelled meanwhile is answered like a wrong address.
      if (now && !isLost && id !== '' && !bookedSessions(now).some((one) => one.id === id)) return 'gone';
      setFailure(failureOf(error, email.trim()));
      return 'failed';
    },
  };
}
