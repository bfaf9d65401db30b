import { t } from 'ttag';
import { type LessonsShown, nameShown } from '../../api';
import { paths } from '../../config/paths';
import { peopleCounted } from '../../lib/counted';
import { formatDays } from '../../lib/dates';
import { formatRupiah } from '../../lib/money';
import { schoolTimeNote } from '../../lib/schoolMoment';
import { bookedTime, tideDecides } from '../../lib/startTimes';
import { type CartLine, type CartSession, sessionSubtotal } from '../../state';
import { Link } from '../../ui/Link';
import * as s from './CheckoutPage.module.css';
import { OrderPlace } from './OrderPlace';

/** '30 November 2026, 07:00, 3 people'; a course says its first and its last day. */
const detailsOf = ({ product: { days = 1, start_times } }: CartLine, session: CartSession): string =>
  [formatDays(session.date, days ?? 1), bookedTime(start_times, session), peopleCounted(session.participants)]
    .filter(Boolean)
    .join(', ');

/** Whether the tide decides the hour: the lesson has none to choose. A backend of level 1 says nothing of hours. */
const isByTide = ({ product: { start_times: times } }: CartLine, { start_time: time }: CartSession): boolean =>
  times?.length === 0 && time === undefined;

interface OrderSummaryProps {
  lines: readonly CartLine[];
  shown: LessonsShown;
}

/** What is about to be booked: each lesson with its sessions. */
export function OrderSummary({ lines, shown }: OrderSummaryProps) {
  const note = schoolTimeNote();
  const hasHours = lines.some(({ product, sessions }) =>
    sessions.some((session) => bookedTime(product.start_times, session) !== undefined),
  );
  return (
    <aside className={s.summary} aria-label={t`Your order`}>
      <h2>{t`Your order`}</h2>
      <ul>
        {lines.flatMap((line, lineIndex) =>
          line.sessions.map((session, index) => (
            <li key={`${String(lineIndex)}/${String(index)}`}>
              <span>
                <strong dir="auto">{nameShown(shown, line.product)}</strong>
                <br />
                {detailsOf(line, session)}
                {isByTide(line, session) && (
                  <small className={s.note}>
                    <br />
                    {tideDecides}
                  </small>
                )}
              </span>
              <span className={s.amount}>{formatRupiah(sessionSubtotal(line, session))}</span>
            </li>
          )),
        )}
      </ul>
      <OrderPlace spotId={lines[0]?.surfSpot.id} />
      {note && hasHours && <p className={s.note}>{note}</p>}
      <Link to={paths.cart}>{t`Change the cart`}</Link>
    </aside>
  );
}
