import type { Booking, FullBooking, LedgerMethod } from '../../../../api';
import { dueOf } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import * as s from '../../shared/forms.module.css';
import { EntryDialog, type EntryForm } from './EntryDialog';
import { ledgerMethods, leftBy, methodToGiveBack } from '../shared/ledgerRules';
import { useLedgerEntry } from './useLedgerEntry';

interface GiveBackProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

const ways: Record<LedgerMethod, string> = { CASH: 'In cash', TRANSFER: 'By transfer', GATEWAY: 'Online' };

/** Gives money back to a guest and writes it down; what was paid online is given back by the payment gateway. */
export function GiveBack({ booking, full: newest, onClose }: GiveBackProps) {
  const entry = useLedgerEntry(newest, onClose);
  const { full } = entry;
  const left = (method: LedgerMethod) => leftBy(method, full.ledger);
  // Where more came than the booking costs, that much is offered.
  const offered = (method: LedgerMethod) => Math.min(left(method), full.amount_over || Infinity);
  const initial = (): EntryForm => {
    const method = methodToGiveBack(full.ledger) ?? 'CASH';
    return { method, amount: String(offered(method)), reason: '', lowerTotal: false };
  };
  const methods = (form: EntryForm) => {
    const possible = ledgerMethods.filter((method) => method === form.method || left(method) > 0);
    const labelOf = (method: LedgerMethod) => `${ways[method]} (at most ${formatRupiah(left(method))})`;
    return { legend: 'Given back', labels: Object.fromEntries(possible.map((method) => [method, labelOf(method)])) };
  };
  const outcome = ({ lowerTotal }: EntryForm, amount: number): string => {
    const again = lowerTotal ? full.amount_due : dueOf({ ...full, amount_refunded: full.amount_refunded + amount });
    return `${formatRupiah(amount)}. ${again > 0 ? `${formatRupiah(again)} is due then.` : 'Nothing is due then.'}`;
  };
  return (
    <EntryDialog
      booking={booking}
      entry={entry}
      kind="REFUND"
      title="Give back"
      verb="Give back"
      success="It is given back."
      reasonLabel="Reason for giving it back"
      initial={initial}
      check={({ method, reason }, amount) => ({
        ...(amount > left(method) && { amount: `At most ${formatRupiah(left(method))} can be given back this way.` }),
        ...(reason.trim() === '' && { reason: 'Say why it is given back.' }),
      })}
      outcome={outcome}
      // An amount that nobody has typed follows the method.
      withMethod={(form, method) =>
        form.amount === String(offered(form.method)) ? { amount: String(offered(method)) } : {}
      }
      methods={methods}
      note={({ method }) =>
        method === 'GATEWAY' && (
          <p className={s.note}>
            The payment gateway is asked to give it back. What it refuses goes back by transfer, by hand.
          </p>
        )
      }
      canLower={full.status !== 'CANCELLED'}
      onClose={onClose}
    />
  );
}
