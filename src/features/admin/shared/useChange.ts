import { useState } from 'react';
import { adminApi, type ApiError, detailsOf, messageOf, statusOf } from '../../../api';
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import type { Problem } from './LastingMessage';
import type { Call, CallTexts } from './call';

/** A failed call as a dialog keeps it. */
export type Failure = Problem & Pick<ApiError, 'status' | 'details'>;

interface ChangeOptions {
  /** Tags of what is asked for again where somebody else was faster. */
  stale?: Parameters<typeof adminApi.util.invalidateTags>[0];
  /** No toast for a failure, as the dialog shows it at once. */
  isFailureShown?: boolean;
}

const withoutReason = (error: unknown): string =>
  statusOf(error) === 0 ? 'The server did not answer.' : `The server answered ${statusOf(error)}.`;

/** The sentence for a failed call: the server's own, the text with the server's own in its slot, or the text. */
export function failureText(failure: CallTexts['failure'], error: unknown): string {
  if (typeof failure === 'function') return failure(error);
  return failure.includes('{message}')
    ? failure.replace('{message}', () => messageOf(error, withoutReason(error)))
    : messageOf(error, failure);
}

/**
 * Runs calls one at a time and says how they went (spec §8). `run` resolves to whether the call succeeded, `refuse` says why none
 * is made, and `failure` is what went wrong last, for the dialog to keep until `forget`. `isSaved` says that the last call succeeded.
 */
export function useChange({ stale, isFailureShown = false }: ChangeOptions = {}) {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [run, isBusy] = useSubmitOnce(async (call: Call, texts: CallTexts) => {
    const { loading, success, failure, isFailureLiteral = false, duration } = texts;
    setFailure(null);
    setIsSaved(false);
    const say = loading === undefined ? toasts.show : toasts.loading(loading);
    const { error } = await dispatch(call);
    if (error === undefined) {
      say('success', success, duration);
      setIsSaved(true);
      return true;
    }
    const status = statusOf(error);
    const text = failureText(failure, error);
    const toast = isFailureLiteral && typeof failure === 'string' ? failure : text;
    if (!isFailureShown) say('error', toast, duration);
    setFailure({ status, text, toast, duration, details: detailsOf(error) });
    if (stale && (status === 404 || status === 409)) dispatch(adminApi.util.invalidateTags(stale));
    return false;
  });
  const refuse = (text: string, duration?: number) => {
    toasts.show('error', text, duration);
    setFailure({ status: 0, text, toast: text, duration, details: [] });
  };
  return { run, refuse, failure, forget: () => setFailure(null), isBusy, isSaved };
}
