import { t } from 'ttag';
import { goodToKnow } from '../../config/school';
import { formatRupiah } from '../../lib/money';
import { totalOf } from '../../state';
import { Button } from '../../ui/Button';
import * as s from './PayBar.module.css';
import { MISSING } from './checkoutRules';
import type { Checkout } from './useCheckout';

/** What keeps the form from being booked: empty fields, said once (spec §5), or what came of the last attempt. */
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

/**
 * The total and the button that books it, with what lets people book without a doubt. On a phone total and button stay on the
 * screen, and so does what keeps the form from being booked.
 */
export function PayBar({ checkout }: { checkout: Checkout }) {
  const { errors, reasons, lines, isBusy } = checkout;
  const totalPrice = formatRupiah(totalOf(lines));
  return (
    <div className={s.offer}>
      <ul className={s.reassurance}>
        <li>{goodToKnow.cancellation}</li>
        <li>{goodToKnow.payment}</li>
      </ul>
      <div className={s.pay}>
        <Reasons texts={Object.values(errors).includes(MISSING) ? [MISSING] : []} />
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
