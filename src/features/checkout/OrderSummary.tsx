import { paths } from '../../config/paths';
import { formatDay } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { type CartLine, selectCartTotal, sessionSubtotal, useAppSelector } from '../../state';
import * as s from './CheckoutPage.module.css';
import { Link } from '../../ui/Link';

/** What is about to be booked, beside the form. */
export function OrderSummary({ lines }: { lines: readonly CartLine[] }) {
  const total = useAppSelector(selectCartTotal);
  return (
    <aside className={s.summary} aria-label="Your order">
      <h2>Your order</h2>
      <ul>
        {lines.flatMap((line, lineIndex) =>
          line.sessions.map((session, index) => (
            <li key={`${String(lineIndex)}/${String(index)}`}>
              <span>
                <strong>{line.product.name}</strong>
                <br />
                {formatDay(session.date)}, {session.participants} {session.participants === 1 ? 'person' : 'people'}
              </span>
              <span className={s.amount}>{formatRupiah(sessionSubtotal(line, session))}</span>
            </li>
          )),
        )}
      </ul>
      <p className={s.total}>Total: {formatRupiah(total)}</p>
      <Link to={paths.cart}>Change the cart</Link>
    </aside>
  );
}
