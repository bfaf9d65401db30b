import { paths } from '../../config/paths';
import { selectCartLines, useAppSelector } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import * as s from './CheckoutPage.module.css';
import { CheckoutFields } from './CheckoutFields';
import { OrderSummary } from './OrderSummary';
import { useCheckout } from './useCheckout';

/** Who books, and how it is paid (spec §2, checkout). */
export function CheckoutPage() {
  const lines = useAppSelector(selectCartLines);
  const checkout = useCheckout(lines);

  return (
    <Page>
      {lines.length === 0 && !checkout.isBooked ? (
        <Empty text="Your cart is empty">
          <ButtonLink to={paths.lessons}>Browse lessons</ButtonLink>
        </Empty>
      ) : (
        <div className={s.columns}>
          <CheckoutFields checkout={checkout} />
          {!checkout.isBooked && <OrderSummary lines={lines} />}
        </div>
      )}
    </Page>
  );
}
