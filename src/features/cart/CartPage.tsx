import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from 'ttag';
import { useCurrentPrices } from '../../api/cart';
import { paths } from '../../config/paths';
import { isReservable } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { cartCleared, selectCartLines, totalOf, useAppDispatch, useAppSelector } from '../../state';
import { Button, ButtonLink } from '../../ui/Button';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { PriceNotice } from '../../ui/PriceNotice';
import * as s from './CartPage.module.css';
import { CartTable } from './CartTable';
import { EmptyTheCart } from './EmptyTheCart';
import { RepeatedLine } from './RepeatedLine';

/** The cart: sessions to change, their total, and the way to the booking (spec §2, cart). */
export function CartPage() {
  const stored = useAppSelector(selectCartLines);
  const { lines, changes, agree } = useCurrentPrices(stored);
  const dispatch = useAppDispatch();
  const total = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  // A cart lives for a day: a date in it can have passed since it was chosen.
  const isBookable = lines.every((line) => line.sessions.every(({ date }) => isReservable(date)));

  if (lines.length === 0) {
    return (
      <Page>
        <div ref={empty} tabIndex={-1} className={s.empty}>
          <Empty text={t`Your cart is empty`}>
            <ButtonLink to={paths.lessons}>{t`Browse lessons`}</ButtonLink>
          </Empty>
        </div>
      </Page>
    );
  }

  const emptyCart = () => {
    flushSync(() => dispatch(cartCleared()));
    empty.current?.focus();
  };
  // What was pressed is gone then; the total is what has changed.
  const focusTotal = () => total.current?.focus();
  const totalPrice = formatRupiah(totalOf(lines));

  return (
    <Page>
      <PriceNotice
        changes={changes}
        onAgree={() => {
          agree();
          focusTotal();
        }}
      />
      <RepeatedLine lines={stored} onRemoved={focusTotal} />
      <CartTable lines={lines} />
      <div className={s.further}>
        <ButtonLink variant="quiet" to={paths.lessons}>
          {t`Add another lesson`}
        </ButtonLink>
        <EmptyTheCart onConfirmed={emptyCart} />
      </div>
      <div className={s.footer}>
        {!isBookable && (
          <p id="cart-past-date" className={s.past} role="alert">
            {t`A date in your cart has passed. Choose another day to go on.`}
          </p>
        )}
        <p ref={total} className={s.total} tabIndex={-1} aria-live="polite">
          {t`Total: ${totalPrice}`}
        </p>
        {isBookable ? (
          <ButtonLink to={paths.checkout}>{t`Booking`}</ButtonLink>
        ) : (
          <Button disabled aria-describedby="cart-past-date">
            {t`Booking`}
          </Button>
        )}
      </div>
    </Page>
  );
}
