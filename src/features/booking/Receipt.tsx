import type { CheckedBooking } from '../../api';
import { BookingItems } from './BookingItems';
import * as s from './BookingPage.module.css';
import { BookingCustomer, BookingSummary } from './BookingSummary';
import { type BookingStep, isExpected } from './bookingStep';
import { useTools } from './useTools';

/** The booking like a boarding pass; with its QR code, next to the code in words, as long as the guest is expected. */
export function Receipt({ booking, step }: { booking: CheckedBooking; step: BookingStep | null }) {
  const tools = useTools();
  const hasTicket = isExpected(step);
  return (
    <article className={s.receipt} data-ticket={hasTicket}>
      <div>
        {tools && <tools.PrintedSchool />}
        <BookingSummary booking={booking} />
      </div>
      {hasTicket && tools && <tools.BookingTicket booking={booking} />}
      <div>
        <BookingItems booking={booking} />
        <BookingCustomer booking={booking} />
      </div>
    </article>
  );
}
