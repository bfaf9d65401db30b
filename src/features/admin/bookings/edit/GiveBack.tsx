import { useState } from 'react';
import type { Booking } from '../../../../api';
import type { FullBooking, LedgerMethod } from '../../../../api/admin';
import { dueOf } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import * as s from '../shared/dialogs.module.css';
import * as rows from '../shared/rows.module.css';
import { EntryDialog, type EntryErrors, type EntryForm } from './EntryDialog';
import { ledgerMethods, leftBy, methodToGiveBack } from '../shared/ledgerRules';

interface GiveBackProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

const ways: Record<LedgerMethod, string> = { CASH: 'In cash', TRANSFER: 'By transfer', GATEWAY: 'Online' };

/** What is due again once so much is given back. */
const dueAfter = (full: FullBooking, amount: number): number =>
  dueOf({ ...full, amount_refunded: full.amount_refunded + amount });

/** Gives money back to a guest and writes it down; what was paid online is given back by the payment gateway. */
export function GiveBack({ booking, full, onClose }: GiveBackProps) {
  const { ledger } = full;
  const [form, setForm] = useState<EntryForm>(() => {
    const method = methodToGiveBack(ledger) ?? 'CASH';
    return { method, amount: String(leftBy(method, ledger)), reason: '', lowerTotal: false };
  });
  const [isTyped, setIsTyped] = useState(false);
  const left = leftBy(form.method, ledger);
  const isCancelled = full.status === 'CANCELLED';
  const labels = Object.fromEntries(
    ledgerMethods
      .filter((method) => method === form.method || leftBy(method, ledger) > 0)
      .map((method) => [method, `${ways[method]} (at most ${formatRupiah(leftBy(method, ledger))})`]),
  );

  const check = (amount: number | null): EntryErrors => ({
    ...(amount === null && { amount: 'Enter the amount in whole rupiah, such as 450.000.' }),
    ...(amount !== null && amount > left && { amount: `At most ${formatRupiah(left)} can be given back this way.` }),
    ...(form.reason.trim() === '' && { reason: 'Say why it is given back.' }),
  });
  const outcome = (amount: number): string => {
    const again = form.lowerTotal ? full.amount_due : dueAfter(full, amount);
    return `${formatRupiah(amount)}. ${again > 0 ? `${formatRupiah(again)} is due then.` : 'Nothing is due then.'}`;
  };
  const fill = (changes: Partial<EntryForm>) => {
    const { method, amount } = changes;
    if (amount !== undefined) setIsTyped(true);
    // What nobody has typed follows the method.
    const most = method !== undefined && !isTyped ? { amount: String(leftBy(method, ledger)) } : {};
    setForm((before) => ({ ...before, ...changes, ...most }));
  };
  return (
    <EntryDialog
      booking={booking}
      kind="REFUND"
      title="Give back"
      verb="Give back"
      success="It is given back."
      reasonLabel="Reason for giving it back"
      form={form}
      check={check}
      outcome={outcome}
      methods={{ legend: 'Given back', labels }}
      note={
        form.method === 'GATEWAY' && (
          <p className={s.note}>
            The payment gateway is asked to give it back. What it refuses goes back by transfer, by hand.
          </p>
        )
      }
      onChange={fill}
      onClose={onClose}
    >
      {(isBusy) =>
        !isCancelled && (
          <label className={rows.choose}>
            <input
              type="checkbox"
              disabled={isBusy}
              checked={form.lowerTotal}
              onChange={({ target }) => fill({ lowerTotal: target.checked })}
            />
            Lower the total by it, so that it is not due again
          </label>
        )
      }
    </EntryDialog>
  );
}
