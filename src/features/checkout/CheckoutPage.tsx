import { useState } from 'react';
import { paths } from '../../config/paths';
import { sessionDraft } from '../../lib/sessionDraft';
import { selectCartLines, selectIsCartEmpty, useAppSelector } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import * as s from './CheckoutPage.module.css';
import { CheckoutFields } from './CheckoutFields';
import { type CheckoutForm, emptyCheckoutForm, isCheckoutForm } from './checkoutRules';
import { OrderSummary } from './OrderSummary';
import { useCheckout } from './useCheckout';

const draft = sessionDraft('checkoutForm', isCheckoutForm);

/** Who books, and how it is paid (spec §2, checkout). What was typed outlives a reload and a look back at the cart. */
export function CheckoutPage() {
  const lines = useAppSelector(selectCartLines);
  const isEmpty = useAppSelector(selectIsCartEmpty);
  const [form, setForm] = useState<CheckoutForm>(() => draft.read() ?? emptyCheckoutForm);
  const { book, isSending, isBooked, refusal } = useCheckout(lines, draft.clear);

  const change = (changed: Partial<CheckoutForm>) => {
    const next = { ...form, ...changed };
    setForm(next);
    draft.write(next);
  };

  return (
    <Page>
      {isEmpty && !isBooked ? (
        <Empty text="Your cart is empty">
          <ButtonLink to={paths.lessons}>Browse lessons</ButtonLink>
        </Empty>
      ) : (
        <div className={s.columns}>
          <CheckoutFields form={form} refusal={refusal} isSending={isSending} onChange={change} onSubmit={book} />
          {!isBooked && <OrderSummary lines={lines} />}
        </div>
      )}
    </Page>
  );
}
