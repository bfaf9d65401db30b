import { t } from 'ttag';
import { paths } from '../../config/paths';
import { peopleCounted } from '../../lib/counted';
import { formatDay } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { type CartLine, sessionSubtotal } from '../../state';
import { Link } from '../../ui/Link';
import * as s from './CheckoutPage.module.css';

/** What is about to be booked: each lesson with its sessions. */
export function OrderSummary({ lines }: { lines: readonly CartLine[] }) {
  return (
    <aside className={s.summary} aria-label={t`Your order`}>
      <h2>{t`Your order`}</h2>
      <ul>
        {lines.flatMap((line, lineIndex) =>
          line.sessions.map((session, index) => (
            <li key={`${String(lineIndex)}/${String(index)}`}>
              <span>
                <strong dir="auto">{line.product.name}</strong>
                <br />
                {formatDay(session.date)}, {peopleCounted(session.participants)}
              </span>
              <span className={s.amount}>{formatRupiah(sessionSubtotal(line, session))}</span>
            </li>
          )),
        )}
      </ul>
      <Link to={paths.cart}>{t`Change the cart`}</Link>
    </aside>
  );
}
