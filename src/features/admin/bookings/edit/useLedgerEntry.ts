import { useState } from 'react';
import { type AddLedgerEntryRequest, adminApi, type FullBooking, isUnanswered } from '../../../../api';
import { call } from '../../shared/call';
import { newKey } from '../../../../lib/newKey';
import { useChange } from '../../shared/useChange';

/**
 * Writes down a payment or a refund of a booking, once for a lost answer: all tries of a dialog have
 * one Idempotency-Key. Only what was refused, and so is surely not written down, is tried again under a new one.
 */
export function useLedgerEntry(newest: FullBooking, onWritten: () => void) {
  const { run, failure, isBusy, isSaved } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const [tried, setTried] = useState(() => ({ key: newKey(), mayBeWritten: false, full: newest }));
  const isOpen = failure !== null && isUnanswered(failure);
  // The newest state may have the entry in it already: against that the same try would be checked wrongly, and sent with another version.
  const full = isBusy || isOpen ? tried.full : newest;

  const write = async (addLedgerEntryRequest: AddLedgerEntryRequest, success: string) => {
    const mayBeWritten = tried.mayBeWritten || isOpen;
    const key = failure === null || mayBeWritten ? tried.key : newKey();
    setTried({ key, mayBeWritten, full });
    const request = call(adminApi.endpoints.addLedgerEntry, {
      id: full.id,
      'Idempotency-Key': key,
      addLedgerEntryRequest: { ...addLedgerEntryRequest, version: full.version },
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
  return {
    /** The booking by which the dialog goes: while a try has no answer, as it was before that. */
    full,
    write,
    isSaved,
    problem: failure && { text: failure.text, hint },
  };
}
