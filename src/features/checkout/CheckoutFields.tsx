import { useState } from 'react';
import { t } from 'ttag';
import { selectCurrentUser, useAppSelector } from '../../state';
import { Field } from '../../ui/Field';
import * as s from './CheckoutPage.module.css';
import { type CheckoutForm, emailError, MISSING, whyNeeded } from './checkoutRules';
import { PaymentMethodField } from './PaymentMethodField';
import { PhoneField } from './PhoneField';
import type { Checkout } from './useCheckout';
import { WhoBooks } from './WhoBooks';

type Buyer = Pick<CheckoutForm, 'name' | 'email'>;

/** Fills name and e-mail from the signed-in user, or clears them (spec §2, checkout). */
function BuyerCheckbox({ values, onChange }: { values: Buyer; onChange: (details: Buyer) => void }) {
  const user = useAppSelector(selectCurrentUser);
  // What was filled in outlives a reload and a look back at the cart.
  const [isBuyer, setIsBuyer] = useState(values.name === user?.name && values.email === user.email);
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
      {t`Orderer is the buyer`}
    </label>
  );
}

/** The fields of the checkout form, each with the message for what is wrong with it. */
export function CheckoutFields({ checkout }: { checkout: Checkout }) {
  const { values, errors, change, input, isPhoneAsked, booker } = checkout;
  const missing = (field: keyof typeof whyNeeded) => (errors[field] === MISSING ? whyNeeded[field] : undefined);

  return (
    <div className={s.fields}>
      <WhoBooks booker={booker} />
      <BuyerCheckbox values={values} onChange={change} />
      <Field label={t`Full Name`} error={missing('name')}>
        {(control) => <input {...control} {...input('name')} autoComplete="name" dir="auto" maxLength={100} required />}
      </Field>
      {/* The e-mail address is judged while it is typed, the rest when the form is sent (spec §5). */}
      <Field label={t`Email`} error={emailError(values.email) ?? missing('email')}>
        {(control) => (
          <input {...control} {...input('email')} type="email" autoComplete="email" maxLength={254} required />
        )}
      </Field>
      <PhoneField
        value={values}
        isAsked={isPhoneAsked}
        error={missing('phone') ?? errors.phone}
        onChange={(phone) => change(phone)}
      />
      <PaymentMethodField
        value={values.paymentMethod}
        error={missing('paymentMethod')}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
    </div>
  );
}
