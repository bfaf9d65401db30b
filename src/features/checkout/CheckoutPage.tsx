import { t } from 'ttag';
import { paths } from '../../config/paths';
import { selectCartLines, useAppSelector } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { PriceNotice } from '../../ui/PriceNotice';
import { CheckoutFields } from './CheckoutFields';
import * as s from './CheckoutPage.module.css';
import { DaysNotice } from './DaysNotice';
import { OrderSummary } from './OrderSummary';
import { PayBar } from './PayBar';
import { useCheckout } from './useCheckout';
import { useLogouts } from './useLogouts';

function Checkout() {
  const checkout = useCheckout(useAppSelector(selectCartLines));
  const { lines, shown, priceChanges, daysChanged, agreeTo, formProps } = checkout;

  return (
    <Page>
      {lines.length === 0 ? (
        <Empty text={t`Your cart is empty`}>
          <ButtonLink to={paths.lessons}>{t`Browse lessons`}</ButtonLink>
        </Empty>
      ) : (
        <form {...formProps}>
          <PriceNotice changes={priceChanges} onAgree={() => agreeTo('price')} />
          <DaysNotice changes={daysChanged} onAgree={() => agreeTo('days')} />
          <div className={s.columns}>
            <CheckoutFields checkout={checkout} />
            <div className={s.side}>
              <OrderSummary lines={lines} shown={shown} />
              <PayBar checkout={checkout} />
            </div>
          </div>
        </form>
      )}
    </Page>
  );
}

/** Who books, and how it is paid (spec §2, checkout). */
export const CheckoutPage = () => <Checkout key={useLogouts()} />;
