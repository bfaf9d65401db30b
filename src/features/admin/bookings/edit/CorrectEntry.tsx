import type { Booking, FullBooking, LedgerMethod } from '../../../../api';
import { dueOf } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import * as s from '../../shared/forms.module.css';
import { correctableMethods, useCorrectable } from '../shared/corrections';
import { ledgerMethods } from '../shared/ledgerRules';
import { EntryDialog, type EntryForm } from './EntryDialog';
import { useLedgerEntry } from './useLedgerEntry';

interface CorrectEntryProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

const ways: Partial<Record<LedgerMethod, string>> = { CASH: 'In cash', TRANSFER: 'By transfer' };

/** Takes back what a member of staff has just written down wrongly; the right payment follows by 'Add payment'. */
export function CorrectEntry({ booking, full: newest, onClose }: CorrectEntryProps) {
  const entry = useLedgerEntry(newest, onClose);
  const { full } = entry;
  /** What may be taken back, by method. */
  const own = useCorrectable(full.ledger);
  const left = (method: LedgerMethod) => own[method] ?? 0;
  const initial = (): EntryForm => {
    const [method = 'CASH'] = correctableMethods(own);
    return { method, amount: String(left(method)), reason: '', lowerTotal: false };
  };
  return (
    <EntryDialog
      booking={booking}
      entry={entry}
      kind="REFUND"
      title="Correct my entry"
      verb="Take back"
      success="The entry is taken back."
      reasonLabel="What was wrong"
      initial={initial}
      check={({ method, reason }, amount) => ({
        ...(amount > left(method) && { amount: `At most ${formatRupiah(left(method))} can be taken back this way.` }),
        ...(reason.trim() === '' && { reason: 'Say what was wrong.' }),
      })}
      outcome={(_form, amount) => {
        const due = dueOf({ ...full, amount_refunded: full.amount_refunded + amount });
        return `${formatRupiah(amount)}. ${due > 0 ? `${formatRupiah(due)} is due then.` : 'Nothing is due then.'}`;
      }}
      withMethod={(_form, method) => ({ amount: String(left(method)) })}
      methods={(form) => ({
        legend: 'Written down as paid',
        labels: Object.fromEntries(
          ledgerMethods
            .filter((method) => method === form.method || left(method) > 0)
            .map((method) => [method, ways[method]]),
        ),
      })}
      note={() => (
        <p className={s.note}>
          No money goes back to the guest: a second entry takes yours back, for ten minutes. Then add the right payment.
        </p>
      )}
      onClose={onClose}
    />
  );
}
