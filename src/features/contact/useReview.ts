import { useState } from 'react';
import { detailsOf, messageOf, useCreateTestimonyMutation } from '../../api';
import { useToasts } from '../../ui/toast';
import type { Review } from './reviewRules';

/** How sending the review went; `reasons` are the server's own words. */
type Outcome = { isSent: boolean; reasons: string[] };

const nothingYet: Outcome = { isSent: false, reasons: [] };

/** Sends a review and says how it went (spec §8). `send` answers whether it was taken. */
export function useReview() {
  const toasts = useToasts();
  const [create] = useCreateTestimonyMutation();
  const [outcome, setOutcome] = useState(nothingYet);

  const send = async ({ name, email, message }: Review): Promise<boolean> => {
    setOutcome(nothingYet);
    const { error } = await create({ createTestimonyRequest: { name, message, ...(email && { email }) } });
    if (error) {
      toasts.show('error', 'Failed to submit your review. Please try again.');
      // A toast is gone in a moment: what follows stands at the form until the next attempt.
      const reasons = [messageOf(error, 'No answer came. What you wrote is still here.'), ...detailsOf(error)];
      setOutcome({ isSent: false, reasons: [...new Set(reasons)] });
      return false;
    }
    toasts.show('success', 'Your testimony has been successfully submitted.');
    setOutcome({ isSent: true, reasons: [] });
    return true;
  };

  return { ...outcome, send };
}
