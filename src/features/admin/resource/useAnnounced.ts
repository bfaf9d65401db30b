import { useRef, useState } from 'react';
import { messageOf, statusOf } from '../../../api';
import '../../../api/cacheUpdates'; // the cached lists follow the calls that are run here
import { useAppDispatch } from '../../../state';
import { useToasts } from '../../../ui/toast';
import type { Call, CallTexts } from './description';

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
 * Runs calls one at a time and says how they went (spec §8). `run` resolves to whether the call succeeded; asked again
 * while one is running, as by a double click, it does nothing and answers false.
 */
export function useAnnounced(): { run: (call: Call, texts: CallTexts) => Promise<boolean>; isBusy: boolean } {
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  // The state arrives with the next render, too late for the second half of a double click.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (call: Call, { loading, success, failure, duration }: CallTexts): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    const say = loading === undefined ? toasts.show : toasts.loading(loading);
    const { error } = await dispatch(call);
    isRunning.current = false;
    setIsBusy(false);
    if (error === undefined) say('success', success, duration);
    else say('error', failureText(failure, error), duration);
    return error === undefined;
  };
  return { run, isBusy };
}
