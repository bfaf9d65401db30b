import { useState } from 'react';
import { messageOf, statusOf } from '../../../api';
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import type { Problem } from './LastingMessage';
import type { Call, CallTexts } from './resource/types';

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
 * is made, and `problem` is what was said last, if it was bad, for the dialog to keep until `forget`.
 */
export function useMutationToast() {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [run, isBusy] = useSubmitOnce(async (call: Call, { loading, success, failure, duration }: CallTexts) => {
    setProblem(null);
    const say = loading === undefined ? toasts.show : toasts.loading(loading);
    const { error } = await dispatch(call);
    if (error === undefined) {
      say('success', success, duration);
    } else {
      const text = failureText(failure, error);
      say('error', text, duration);
      setProblem({ text, duration });
    }
    return error === undefined;
  });
  const refuse = (text: string, duration?: number) => {
    toasts.show('error', text, duration);
    setProblem({ text, duration });
  };
  return { run, refuse, problem, forget: () => setProblem(null), isBusy };
}
