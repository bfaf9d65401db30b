import { useState } from 'react';
import { statusOf } from '../../../api';
import { adminApi } from '../../../api/admin';
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import type { Problem } from './LastingMessage';
import type { Call, CallTexts } from './resource/types';
import { failureText } from './useMutationToast';

export interface Failure extends Problem {
  /** HTTP status; 0 without an answer. */
  status: number;
}

/**
 * Sends a change of a booking, once for a double click. A call that says what it does while it runs also says in a toast how it
 * failed (spec §8); `failure` is kept for the dialog either way. Where somebody else was faster, the bookings on screen are
 * asked for again.
 */
export function useChange() {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [run, isBusy] = useSubmitOnce(async (call: Call, texts: CallTexts) => {
    const { loading, success, duration } = texts;
    setFailure(null);
    const say = loading === undefined ? null : toasts.loading(loading);
    const { error } = await dispatch(call);
    if (error === undefined) {
      (say ?? toasts.show)('success', success, duration);
      return true;
    }
    const status = statusOf(error);
    const text = failureText(texts.failure, error);
    say?.('error', text, duration);
    setFailure({ status, text, duration });
    if (status === 404 || status === 409) dispatch(adminApi.util.invalidateTags(['Bookings']));
    return false;
  });
  return { run, isBusy, failure, forget: () => setFailure(null) };
}
