import type { Booking, FullBooking } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import * as s from '../../shared/forms.module.css';
import { EntryDialog } from './EntryDialog';
import { useLedgerEntry } from './useLedgerEntry';

interface AddPaymentProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

const methods = { legend: 'Paid', labels: { CASH: 'In cash', TRANSFER: 'By transfer' } };

/** Writes down what a guest has paid at the counter. */
export function AddPayment({ booking, full: newest, onClose }: AddPaymentProps) {
  const entry = useLedgerEntry(newest, onClose);
  const { full } = entry;
  const due = full.amount_due;
  const more = (amount: number): string => `${formatRupiah(amount - due)} more than is due`;
  const outcome = (amount: number): string => {
    if (amount > due) return `${formatRupiah(amount)}, ${more(amount)}.`;
    return `${formatRupiah(amount)}. ${amount === due ? 'Nothing' : formatRupiah(due - amount)} stays due.`;
  };
  // Completing a booking ends no page (the contract's payments).
  const mayHaveOpenPage = booking.payment_method === 'GATEWAY' && paymentStatusOf(booking) === 'PENDING';
  return (
    <EntryDialog
      booking={booking}
      entry={entry}
      kind="PAYMENT"
      title="Add payment"
      verb="Add"
      success="The payment is written down."
      reasonLabel={due > 0 ? 'Reason (when it is more than is due)' : 'Reason for a payment that is not due'}
      initial={() => ({ method: 'CASH', amount: due > 0 ? String(due) : '', reason: '', lowerTotal: false })}
      check={({ reason }, amount) =>
        amount > due && reason.trim() === '' ? { reason: `Say why: it is ${more(amount)}.` } : {}
      }
      outcome={(_form, amount) => outcome(amount)}
      methods={() => methods}
      note={() => (
        <p className={s.note}>
          {due > 0 ? `${formatRupiah(due)} is due.` : 'Nothing is due.'} What is written down is never changed.
          {mayHaveOpenPage && ' The open page of the online payment ends first.'}
        </p>
      )}
      onClose={onClose}
    />
  );
}
