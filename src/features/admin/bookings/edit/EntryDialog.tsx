import type { ReactNode } from 'react';
import type { Booking, LedgerKind, LedgerMethod } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { Field } from '../../../../ui/Field';
import { type FormErrors, useForm } from '../../../../ui/useForm';
import * as s from '../../shared/forms.module.css';
import { RadioField } from '../../shared/RadioField';
import { EditDialog } from './EditDialog';
import { parseRupiah } from '../../shared/typedAmount';
import type { useLedgerEntry } from './useLedgerEntry';

/** What the dialog holds while it is being filled. */
export interface EntryForm {
  method: LedgerMethod;
  amount: string;
  reason: string;
  lowerTotal: boolean;
}

interface EntryDialogProps {
  booking: Booking;
  entry: ReturnType<typeof useLedgerEntry>;
  kind: LedgerKind;
  title: string;
  /** What the button says before the amount. */
  verb: string;
  /** Said when it is written down. */
  success: string;
  reasonLabel: string;
  initial: () => EntryForm;
  /** Refuses what the server would refuse of an amount; a text that is none is refused already. */
  check: (form: EntryForm, amount: number) => FormErrors<EntryForm>;
  /** What the amount leads to. */
  outcome: (form: EntryForm, amount: number) => string;
  /** What follows for other fields when the method is changed. */
  withMethod?: (form: EntryForm, method: LedgerMethod) => Partial<EntryForm>;
  /** What the choice of the method is called, and its options. */
  methods: (form: EntryForm) => { legend: string; labels: Partial<Record<LedgerMethod, string>> };
  /** What is to be known before the amount is given. */
  note: (form: EntryForm) => ReactNode;
  /** Whether what is written down can lower the total. */
  canLower?: boolean;
  onClose: () => void;
}

/** The dialog that writes down a payment or a refund. The words of a refusal stay in it, and nothing typed is lost. */
export function EntryDialog(props: EntryDialogProps) {
  const {
    booking,
    entry: { full, write, isSaved, problem },
    kind,
    title,
    verb,
    success,
    reasonLabel,
    initial,
    withMethod,
    canLower = false,
    onClose,
  } = props;
  const { values, errors, isBusy, isDirty, change, input, formProps } = useForm({
    initial,
    check: (form): FormErrors<EntryForm> => {
      const amount = parseRupiah(form.amount);
      const notAnAmount = { amount: 'Enter the amount in whole rupiah, such as 450.000.' };
      return amount === null ? { ...props.check(form, 0), ...notAnAmount } : props.check(form, amount);
    },
    send: async ({ method, amount, reason, lowerTotal }) => {
      const request = { kind, method, amount: parseRupiah(amount) ?? 0 };
      const why = reason.trim();
      await write({ ...request, ...(why && { reason: why }), ...(lowerTotal && { lower_total: true }) }, success);
    },
  });
  const amount = parseRupiah(values.amount);
  return (
    <EditDialog
      title={title}
      booking={booking}
      full={full}
      formProps={formProps}
      save={amount === null ? title : `${verb} ${formatRupiah(amount)}`}
      isBusy={isBusy}
      isSaved={isSaved}
      isDirty={isDirty}
      failure={problem}
      onClose={onClose}
    >
      <RadioField
        {...props.methods(values)}
        value={values.method}
        isBusy={isBusy}
        onChange={(method) => change({ method, ...withMethod?.(values, method) })}
      />
      {props.note(values)}
      <Field
        label="Amount in rupiah"
        hint={amount === null ? undefined : props.outcome(values, amount)}
        error={errors.amount}
      >
        {(control) => (
          <input
            {...control}
            {...input('amount')}
            disabled={isBusy}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
          />
        )}
      </Field>
      {canLower && (
        <label className={s.check}>
          <input
            type="checkbox"
            disabled={isBusy}
            checked={values.lowerTotal}
            onChange={({ target }) => change({ lowerTotal: target.checked })}
          />
          Lower the total by it, so that it is not due again
        </label>
      )}
      <Field label={reasonLabel} error={errors.reason}>
        {(control) => <input {...control} {...input('reason')} disabled={isBusy} autoComplete="off" maxLength={500} />}
      </Field>
    </EditDialog>
  );
}
