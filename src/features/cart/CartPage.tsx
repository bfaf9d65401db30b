import { paths } from '../../config/paths';
import { isReservable } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { selectCartLines, selectCartTotal, useAppSelector } from '../../state';
import { Button, ButtonLink } from '../../ui/Button';
import { Empty } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import * as s from './CartPage.module.css';
import { CartTable } from './CartTable';

/** The cart: sessions to change, their total, and the way to the booking (spec §2, cart). */
export function CartPage() {
  const lines = useAppSelector(selectCartLines);
  const total = useAppSelector(selectCartTotal);
  // A cart lives for a day: a date in it can have passed since it was chosen.
  const isBookable = lines.every((line) => line.sessions.every(({ date }) => isReservable(date)));

  return (
    <Page>
      {lines.length === 0 ? (
        <Empty text="Your cart is empty">
          <ButtonLink to={paths.lessons}>Browse lessons</ButtonLink>
        </Empty>
      ) : (
        <>
          <CartTable lines={lines} />
          <div className={s.footer}>
            <ButtonLink variant="quiet" to={paths.lessons}>
              Add another lesson
            </ButtonLink>
            <p className={s.total}>Total: {formatRupiah(total)}</p>
            {isBookable ? (
              <ButtonLink to={paths.checkout}>Booking</ButtonLink>
            ) : (
              <Button disabled aria-describedby="cart-past-date">
                Booking
              </Button>
            )}
          </div>
          {!isBookable && (
            <p id="cart-past-date" className={s.past} role="alert">
              A date in your cart has passed. Choose another day to go on.
            </p>
          )}
        </>
      )}
    </Page>
  );
}
