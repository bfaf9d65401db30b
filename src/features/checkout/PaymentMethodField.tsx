import { t } from 'ttag';
import type { PaymentMethod } from '../../api';
import * as s from './PaymentMethodField.module.css';

// spec §2, checkout
const methods: { value: PaymentMethod; label: string; hint: string }[] = [
  { value: 'CASH', label: t`CASH`, hint: t`Pay at the school before your first session.` },
  { value: 'GATEWAY', label: t`ONLINE PAYMENT`, hint: t`Pay on a secure page by card, bank transfer or e-wallet.` },
];

interface PaymentMethodFieldProps {
  value: PaymentMethod | '';
  /** Said when the form was sent without a choice. */
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
}

/** How the booking is paid; nothing is chosen for the person. */
export function PaymentMethodField({ value, error, onChange }: PaymentMethodFieldProps) {
  return (
    <fieldset className={s.methods} data-invalid={error !== undefined} aria-describedby={error && 'payment-error'}>
      <legend>{t`Payment Method`}</legend>
      {error && (
        <p id="payment-error" className={s.reason} role="alert">
          {error}
        </p>
      )}
      {methods.map((method) => (
        <div key={method.value} className={s.method}>
          <input
            id={`payment-${method.value}`}
            type="radio"
            name="paymentMethod"
            value={method.value}
            checked={value === method.value}
            required
            aria-describedby={`payment-${method.value}-hint`}
            onChange={() => onChange(method.value)}
          />
          <label htmlFor={`payment-${method.value}`}>{method.label}</label>
          <span id={`payment-${method.value}-hint`}>{method.hint}</span>
        </div>
      ))}
    </fieldset>
  );
}
