import { Alert } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { Booking } from '../../../../api';
import type { AddLedgerEntryRequest, LedgerKind, LedgerMethod } from '../../../../api/admin';
import { formatRupiah } from '../../../../lib/money';
import * as s from '../shared/dialogs.module.css';
import { CounterField } from '../shared/CounterField';
import { EditDialog } from './EditDialog';
import { parseRupiah } from '../shared/ledgerRules';
import { MethodField } from './MethodField';
import { useLedgerEntry } from './useLedgerEntry';

/** What the dialog holds while it is being filled. */
export interface EntryForm {
  method: LedgerMethod;
  amount: string;
  reason: string;
  lowerTotal: boolean;
}

/** What is wrong with the form, field by field. */
export type EntryErrors = Partial<Record<'amount' | 'reason', string>>;

interface EntryDialogProps {
  booking: Booking;
  kind: LedgerKind;
  title: string;
  /** What the button says before the amount. */
  verb: string;
  /** Said when it is written down. */
  success: string;
  reasonLabel: string;
  form: EntryForm;
  /** Refuses what would be refused by the server; `amount` is null where the text is none. */
  check: (amount: number | null) => EntryErrors;
  /** What the amount leads to. */
  outcome: (amount: number) => ReactNode;
  onChange: (changes: Partial<EntryForm>) => void;
  onClose: () => void;
  /** What the choice of the method is called, and its options. */
  methods: { legend: string; labels: Partial<Record<LedgerMethod, string>> };
  /** What is to be known before the amount is given. */
  note?: ReactNode;
  /** A further field. */
  children?: (isBusy: boolean) => ReactNode;
}

/** The dialog that writes down a payment or a refund. The words of a refusal stay in it, and nothing typed is lost. */
export function EntryDialog(props: EntryDialogProps) {
  const { booking, kind, title, verb, success, reasonLabel, methods, note, form, children } = props;
  const { check, outcome, onChange, onClose } = props;
  const [isChecked, setIsChecked] = useState(false);
  const { write, isBusy, problem } = useLedgerEntry(booking.id, onClose);
  const id = useId();
  const amount = parseRupiah(form.amount);
  const found = check(amount);
  const errors = isChecked ? found : {};

  const save = () => {
    setIsChecked(true);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined || amount === null) {
      document.getElementById(`${id}-${wrong ?? 'amount'}`)?.focus();
      return;
    }
    const reason = form.reason.trim();
    const request: AddLedgerEntryRequest = {
      kind,
      method: form.method,
      amount,
      ...(reason !== '' && { reason }),
      ...(form.lowerTotal && { lower_total: true }),
    };
    void write(request, success);
  };
  const control = (name: 'amount' | 'reason') => ({
    id: `${id}-${name}`,
    className: s.input,
    disabled: isBusy,
    value: form[name],
    autoComplete: 'off',
    'aria-invalid': errors[name] === undefined ? undefined : true,
    'aria-describedby': errors[name] === undefined ? undefined : `${id}-${name}-error`,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <EditDialog
      title={title}
      booking={booking}
      save={amount === null ? title : `${verb} ${formatRupiah(amount)}`}
      isBusy={isBusy}
      isLocked={false}
      problem={problem && <Alert type="error" showIcon title={problem.text} description={problem.hint} />}
      onSave={save}
      onClose={onClose}
    >
      <MethodField {...methods} method={form.method} isBusy={isBusy} onChange={(method) => onChange({ method })} />
      {note}
      <CounterField id={`${id}-amount`} label="Amount in rupiah" error={errors.amount}>
        <input {...control('amount')} inputMode="numeric" maxLength={30} />
        {amount !== null && <span className={s.note}>{outcome(amount)}</span>}
      </CounterField>
      {children?.(isBusy)}
      <CounterField id={`${id}-reason`} label={reasonLabel} error={errors.reason}>
        <input {...control('reason')} maxLength={500} />
      </CounterField>
    </EditDialog>
  );
}
