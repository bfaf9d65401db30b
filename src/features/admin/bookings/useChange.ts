import { useState } from 'react';
import { statusOf } from '../../../api';
import { adminApi } from '../../../api/admin';
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import type { Call, CallTexts } from '../resource/types';
import { failureText } from '../resource/useMutationToast';

interface Failure {
  status: number;
  message: string;
}

/**
 * Sends a change of a booking, once for a double click. Success is a toast; a failure stays to be read until the next attempt.
 * Where somebody else was faster, the bookings on screen are asked for again.
 */
export function useChange() {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [run, isBusy] = useSubmitOnce(async (call: Call, { loading, success, failure: text, duration }: CallTexts) => {
    setFailure(null);
    const say = loading === undefined ? null : toasts.loading(loading);
    const { error } = await dispatch(call);
    if (error === undefined) {
      (say ?? toasts.show)('success', success, duration);
      return true;
    }
    say?.();
    const status = statusOf(error);
    setFailure({ status, message: failureText(text, error) });
    if (status === 404 || status === 409) dispatch(adminApi.util.invalidateTags(['Bookings']));
    return false;
  });
  return { run, isBusy, failure, forget: () => setFailure(null) };
}
