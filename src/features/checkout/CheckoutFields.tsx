import { useState } from 'react';
import { selectCurrentUser, useAppSelector } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './CheckoutPage.module.css';
import { type CheckoutForm, emailError, MISSING } from './checkoutRules';
import { PaymentMethodField } from './PaymentMethodField';
import { PhoneField } from './PhoneField';
import type { Checkout } from './useCheckout';

/** Fills name and e-mail from the signed-in user, or clears them (spec §2, checkout). */
function BuyerCheckbox({ onChange }: { onChange: (details: Pick<CheckoutForm, 'name' | 'email'>) => void }) {
  const user = useAppSelector(selectCurrentUser);
  const [isBuyer, setIsBuyer] = useState(false);
  if (!user) return null;
  return (
    <label className={s.check}>
      <input
        type="checkbox"
        checked={isBuyer}
        onChange={({ target }) => {
          setIsBuyer(target.checked);
          onChange(target.checked ? { name: user.name, email: user.email } : { name: '', email: '' });
        }}
      />
      Orderer is the buyer
    </label>
  );
}

/** What keeps the form from being booked, said once: empty fields, or the server's reasons. */
function Reasons({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={s.error} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** The checkout form and its documented messages. */
export function CheckoutFields({ checkout }: { checkout: Checkout }) {
  const { values, errors, change, input, formProps, isBusy, refusal } = checkout;
  const isMissing = (field: keyof CheckoutForm) => errors[field] === MISSING;

  return (
    <form {...formProps} className={s.form}>
      <BuyerCheckbox onChange={change} />
      <Field label="Full Name" invalid={isMissing('name')}>
        {(control) => <input {...control} {...input('name')} autoComplete="name" maxLength={100} required />}
      </Field>
      {/* The e-mail address is judged while it is typed, the rest when the form is sent (spec §5). */}
      <Field label="Email" error={emailError(values.email)} invalid={isMissing('email')}>
        {(control) => (
          <input {...control} {...input('email')} type="email" autoComplete="email" maxLength={254} required />
        )}
      </Field>
      <PhoneField
        value={values.phone}
        error={isMissing('phone') ? undefined : errors.phone}
        invalid={isMissing('phone')}
        onChange={(phone) => change({ phone })}
      />
      <PaymentMethodField
        value={values.paymentMethod}
        isMissing={isMissing('paymentMethod')}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <Reasons texts={Object.values(errors).includes(MISSING) ? [MISSING] : []} />
      <Reasons texts={refusal} />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Processing...' : 'Process to Checkout'}
      </Button>
    </form>
  );
}
