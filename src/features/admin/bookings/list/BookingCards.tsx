import { amountDue } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { BookingBadge, PaymentBadge } from '../../../../ui/StatusBadges';
import { PAGE_SIZE } from '../../shared/useListView';
import { Choose, WhatsAppLink } from '../shared/bookingCells';
import { sessionFacts } from '../shared/bookingRules';
import * as s from '../shared/rows.module.css';
import type { BookingRowsProps } from './BookingTable';
import { RowButtons } from './RowButtons';

/** The bookings on a phone: what a table would hide three swipes away stands on a card. */
export function BookingCards({ rows, page, isLoading, emptyText, choice, onOpen }: BookingRowsProps) {
  if (rows.length === 0) return <p className={s.nothing}>{isLoading ? 'Loading...' : emptyText}</p>;
  return (
    <ul className={s.cards} aria-busy={isLoading}>
      {rows.map((booking, index) => {
        const { id, booking_code: code, customer_name: name, customer_phone: phone, total_amount: total } = booking;
        const facts = sessionFacts(booking);
        const due = amountDue(booking);
        const isPaid = paymentStatusOf(booking) === 'PAID';
        return (
          <li key={id} data-row-key={id} className={s.card}>
            <div className={s.cardHead}>
              <Choose
                code={code}
                number={(page - 1) * PAGE_SIZE + index + 1}
                isChosen={choice.has(id)}
                onChange={(isChosen) => choice.set([id], isChosen)}
              />
              <h2>{name}</h2>
              <span className={s.code}>{code}</span>
            </div>
            <div className={s.badges}>
              <span>
                Booking <BookingBadge booking={booking} />
              </span>
              <span>
                Payment <PaymentBadge booking={booking} />
              </span>
            </div>
            <p>
              {facts.days} · {facts.people}
              <br />
              {facts.lesson}
              {booking.surf_spot_name && ` · ${booking.surf_spot_name}`}
            </p>
            <p className={s.money}>
              {due > 0 ? `${formatRupiah(due)} due` : `${formatRupiah(total)}${isPaid ? ' paid' : ''}`}
            </p>
            <div className={s.cardButtons}>
              <RowButtons booking={booking} onOpen={onOpen} />
              <WhatsAppLink number={phone}> WhatsApp</WhatsAppLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
