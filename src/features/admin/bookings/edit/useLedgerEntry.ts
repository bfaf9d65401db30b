import { useState } from 'react';
import { type AddLedgerEntryRequest, adminApi, type FullBooking, isUnanswered } from '../../../../api';
import { call } from '../../shared/call';
import { newKey } from '../../../../lib/newKey';
import { useChange } from '../../shared/useChange';

/**
 * Writes down a payment or a refund of a booking, once for a lost answer: all tries of a dialog have
 * one Idempotency-Key. Only what was refused, and so is surely not written down, is tried again under a new one.
 */
export function useLedgerEntry({ id, version }: FullBooking, onWritten: () => void) {
  const { run, failure } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const [tried, setTried] = useState(() => ({ key: newKey(), mayBeWritten: false }));

  const write = async (addLedgerEntryRequest: AddLedgerEntryRequest, success: string) => {
    const mayBeWritten = tried.mayBeWritten || (failure !== null && isUnanswered(failure));
    const key = failure === null || mayBeWritten ? tried.key : newKey();
    setTried({ key, mayBeWritten });
    const request = call(adminApi.endpoints.addLedgerEntry, {
      id,
      'Idempotency-Key': key,
      addLedgerEntryRequest: { ...addLedgerEntryRequest, version },
    });
    const isWritten = await run(request, {
      success,
      failure: 'The server did not answer. Try again, nothing is written down twice.',
      duration: 1000,
    });
    if (isWritten) onWritten();
  };

  const hint =
    failure && tried.mayBeWritten && !isUnanswered(failure)
      ? 'An earlier try had no answer and may be written down. Close this and look at the payments first.'
      : undefined;
  return { write, problem: failure && { text: failure.text, hint } };
}
