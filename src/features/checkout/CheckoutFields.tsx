import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../api';
import { selectCurrentUser, useAppSelector } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './CheckoutPage.module.css';
import { checkCheckout, type CheckoutErrors, type CheckoutForm, emailError, ordererDetails } from './checkoutRules';
import { PaymentMethodField } from './PaymentMethodField';
import { PhoneField } from './PhoneField';

interface CheckoutFieldsProps {
  form: CheckoutForm;
  /** Why the server refused the last attempt. */
  refusal: string[];
  isSending: boolean;
  onChange: (changed: Partial<CheckoutForm>) => void;
  onSubmit: (form: CheckoutForm & { paymentMethod: PaymentMethod }) => Promise<void>;
}

/** The checkout form and its documented messages. */
export function CheckoutFields({ form, refusal, isSending, onChange, onSubmit }: CheckoutFieldsProps) {
  const user = useAppSelector(selectCurrentUser);
  const [isBuyer, setIsBuyer] = useState(false);
  const [sent, setSent] = useState<CheckoutErrors>({});
  const element = useRef<HTMLFormElement>(null);
  // The e-mail address is judged while it is typed, the rest when the form is sent (spec §5).
  const errors: CheckoutErrors = { ...sent, email: emailError(form.email) ?? sent.email };

  const isMissing = (field: keyof CheckoutForm) => sent.missing?.includes(field) ?? false;

  useEffect(() => {
    if (Object.keys(sent).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"] input')?.focus();
  }, [sent]);

  const change = (changed: Partial<CheckoutForm>) => {
    onChange(changed);
    setSent({});
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = checkCheckout(form);
    setSent(found);
    if (Object.keys(found).length > 0 || form.paymentMethod === '') return;
    void onSubmit({ ...form, paymentMethod: form.paymentMethod });
  };

  return (
    <form ref={element} className={s.form} noValidate onSubmit={submit}>
      {user && (
        <label className={s.check}>
          <input
            type="checkbox"
            checked={isBuyer}
            onChange={(event) => {
              setIsBuyer(event.target.checked);
              change(ordererDetails(user, event.target.checked));
            }}
          />
          Orderer is the buyer
        </label>
      )}
      <Field label="Full Name" invalid={isMissing('name')}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={100}
            required
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email} invalid={isMissing('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <PhoneField
        value={form.phone}
        error={errors.phone}
        invalid={isMissing('phone')}
        onChange={(phone) => change({ phone })}
      />
      <PaymentMethodField
        value={form.paymentMethod}
        isMissing={isMissing('paymentMethod')}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      {errors.form && (
        <p className={s.error} role="alert">
          {errors.form}
        </p>
      )}
      {refusal.length > 0 && (
        <div className={s.error} role="alert">
          {refusal.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Processing...' : 'Process to Checkout'}
      </Button>
    </form>
  );
}
