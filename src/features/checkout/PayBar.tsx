import { jt, t } from 'ttag';
import { paths } from '../../config/paths';
import { backendLevel } from '../../config/env';
import { terms } from '../../config/terms';
import { freeUntilText } from '../../lib/freeUntilText';
import { saysTooLarge } from '../../lib/groupSize';
import { formatRupiah } from '../../lib/money';
import { bookedTime } from '../../lib/startTimes';
import { type CartLine, totalOf } from '../../state';
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

/** Why what is in the cart cannot be booked, and the way to where it is changed. */
function Refusals({ texts, needsCart }: { texts: readonly string[]; needsCart: boolean }) {
  if (texts.length === 0) return null;
  const way = (
    <Link key="cart" to={paths.cart}>
      {needsCart ? t`Change the cart` : t`Choose another day`}
    </Link>
  );
  return (
    <div className={s.error} role="alert" tabIndex={-1} data-question>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{jt`${way}, then try again.`}</p>
    </div>
  );
}

/** The sessions as far as it counts when they begin. */
const sessionsOf = (lines: readonly CartLine[]) =>
  lines.flatMap(({ product, sessions }) =>
    sessions.map((session) => ({ date: session.date, start_time: bookedTime(product.start_times, session) })),
  );

/**
 * The total and the button that books it, with what lets people book without a doubt. On a phone total and button stay on the
 * screen, and so does what keeps the form from being booked.
 */
export function PayBar({ checkout }: { checkout: Checkout }) {
  const { values, errors, refusals, needsCart, reasons, lines, isBusy } = checkout;
  const totalPrice = formatRupiah(totalOf(lines)).replace(' ', '\u00A0'); // in one line beside the button
  const { text, isOver } =
    backendLevel() === 2 ? freeUntilText(sessionsOf(lines)) : { text: terms.cancellation, isOver: false };
  return (
    <div className={s.offer}>
      <ul className={s.reassurance}>
        <li className={isOver ? s.over : undefined}>{text}</li>
        {values.paymentMethod !== 'CASH' && <li>{terms.payment}</li>}
      </ul>
      <div className={s.pay} data-bottom-bar>
        <Reasons texts={Object.values(errors).includes(MISSING) ? [MISSING] : []} />
        <Refusals texts={refusals} needsCart={needsCart} />
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
