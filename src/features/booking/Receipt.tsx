import { Suspense } from 'react';
import type { CheckedBooking } from '../../api';
import { BookingItems } from './BookingItems';
import * as s from './BookingPage.module.css';
import { BookingCustomer, BookingSummary } from './BookingSummary';
import { type BookingStep, isExpected } from './bookingStep';
import { lazyComponent } from '../../ui/lazyPart';

const BookingTicket = lazyComponent(
  async () => (await import(/* webpackChunkName: "booking-tools" */ './BookingTicket')).BookingTicket,
);

const PrintedSchool = lazyComponent(
  async () => (await import(/* webpackChunkName: "booking-tools" */ './PrintedSchool')).PrintedSchool,
);

/** The booking like a boarding pass; with its QR code, next to the code in words, as long as the guest is expected. */
export function Receipt({ booking, step }: { booking: CheckedBooking; step: BookingStep | null }) {
  const hasTicket = isExpected(step);
  return (
    <article className={s.receipt} data-ticket={hasTicket}>
      <div>
        <Suspense>
          <PrintedSchool />
        </Suspense>
        <BookingSummary booking={booking} />
      </div>
      {hasTicket && (
        <Suspense fallback={<div className={s.ticketRoom} />}>
          <BookingTicket booking={booking} />
        </Suspense>
      )}
      <div>
        <BookingItems booking={booking} />
        <BookingCustomer booking={booking} />
      </div>
    </article>
  );
}
