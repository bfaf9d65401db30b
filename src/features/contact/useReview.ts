import { useEffect, useEffectEvent, useState } from 'react';
import { t } from 'ttag';
import { detailsOf, messageOf, useCreateTestimonyMutation } from '../../api';
import { isRecord } from '../../lib/typeGuards';
import { sessionDraft } from '../../state/persist/sessionDraft';
import { useToasts } from '../../ui/toast';
import { useForm } from '../../ui/useForm';
import { checkReview, type Review, reviewPayload } from './reviewRules';

/** How sending the review went; `reasons` are the server's own words. */
type Outcome = { isSent: boolean; reasons: string[] };

const blank: Review = { name: '', email: '', message: '' };
const isReview = (value: unknown): value is Review =>
  isRecord(value) && [value.name, value.email, value.message].every((text) => typeof text === 'string');

/** What was typed, also after a reload, a step back or in the other language, until it is sent or they log out. */
const draft = sessionDraft('review', isReview);

const nothingYet: Outcome = { isSent: false, reasons: [] };

/** The review form: sends a review, says how it went (spec §8), and is cleared when it was taken. */
export function useReview() {
  const toasts = useToasts();
  const [create] = useCreateTestimonyMutation();
  const [outcome, setOutcome] = useState(nothingYet);

  const send = async (review: Review) => {
    setOutcome(nothingYet);
    const { error } = await create({ createTestimonyRequest: reviewPayload(review) });
    if (error) {
      toasts.show('error', t`Failed to submit your review. Please try again.`);
      // A toast is gone in a moment: what follows stands at the form until the next attempt.
      const reasons = [messageOf(error, t`No answer came. What you wrote is still here.`), ...detailsOf(error)];
      setOutcome({ isSent: false, reasons: [...new Set(reasons)] });
      return;
    }
    toasts.show('success', t`Your testimony has been successfully submitted.`);
    setOutcome({ isSent: true, reasons: [] });
    draft.clear();
    form.reset();
  };

  const form = useForm({ initial: blank, check: checkReview, send, onChange: draft.write });
  // Not what the form begins with: the page that the server has rendered knows of no draft.
  const takeDraft = useEffectEvent(() => {
    const kept = draft.read();
    if (kept) form.change(kept);
  });
  useEffect(() => takeDraft(), []);
  return { ...form, ...outcome };
}
