import { t } from 'ttag';
import { paths } from '../../config/paths';
import { terms } from '../../config/school';
import { saysTooLarge } from '../../lib/groupSize';
import { formatRupiah } from '../../lib/money';
import { totalOf } from '../../state';
import { Button } from '../../ui/Button';
import { GroupTooLarge } from '../../ui/GroupTooLarge';
import { Link } from '../../ui/Link';
import * as s from './PayBar.module.css';
import { MISSING } from './checkoutRules';
import type { Checkout } from './useCheckout';

/** What keeps the form from being booked: empty fields, said once (spec §5), or what came of the last attempt. */
function Reasons({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={s.error} role="alert">
      {texts.map((text) => (saysTooLarge(text) ? <GroupTooLarge key={text} /> : <p key={text}>{text}</p>))}
    </div>
  );
}

/** Why days of the cart cannot be booked, and the way to where others are chosen. */
function DayRefusals({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={s.error} role="alert" tabIndex={-1} data-question>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Link to={paths.cart}>{t`Choose another day`}</Link>
    </div>
  );
}

/**
 * The total and the button that books it, with what lets people book without a doubt. On a phone total and button stay on the
 * screen, and so does what keeps the form from being booked.
 */
export function PayBar({ checkout }: { checkout: Checkout }) {
  const { errors, refusals, reasons, lines, isBusy } = checkout;
  const totalPrice = formatRupiah(totalOf(lines));
  return (
    <div className={s.offer}>
      <ul className={s.reassurance}>
        <li>{terms.cancellation}</li>
        <li>{terms.payment}</li>
      </ul>
      <div className={s.pay}>
        <Reasons texts={Object.values(errors).includes(MISSING) ? [MISSING] : []} />
        <DayRefusals texts={refusals} />
        <Reasons texts={reasons} />
        <p className={s.total} aria-live="polite">
          {t`Total: ${totalPrice}`}
        </p>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t`Processing...` : t`Process to Checkout`}
        </Button>
      </div>
    </div>
  );
}
