import { done, type Handler } from './call.ts';
import { inWords } from './days.ts';
import { onePage } from './lists.ts';
import { notFound } from './refusal.ts';
import { amountsOf, dayOf, isOpen } from './rules.ts';
import { type Attention, type Booking, newId, now, rupiah, type School } from './school.ts';

/** Raises something about a booking for a person; `day` is the one that was closed. */
export function raise(school: School, kind: Attention['kind'], booking: Booking, day: string | null = null): void {
  const { paid, refunded } = amountsOf(booking);
  const text =
    day === null
      ? `The booking is cancelled, and ${rupiah(paid - refunded)} of it were paid.`
      : `The school is closed on ${inWords(day)}, and this booking has a session then.`;
  const about = { bookingId: booking.id, booking_code: booking.booking_code, messageId: null };
  school.attention.push({ id: newId(), kind, ...about, day, text, created_at: now() });
}

/** Whether something is still to be seen to, as the bookings and days stand. */
function isOpenStill(school: School, { kind, bookingId, day, messageId }: Attention): boolean {
  if (kind === 'MESSAGE_FAILED')
    return school.messages.some(({ id, status }) => id === messageId && status === 'FAILED');
  const booking = school.bookings.find(({ id }) => id === bookingId);
  if (!booking) return false;
  const { paid, refunded } = amountsOf(booking);
  if (kind !== 'CLOSED_DAY') return paid > refunded;
  const comes = booking.sessions.some((session) => session.reservation_date === day);
  return comes && isOpen(booking) && day !== null && !dayOf(school, day).is_open;
}

/** Takes back what has gone by itself. */
export function settle(school: School): void {
  const open = school.attention.filter((item) => isOpenStill(school, item));
  school.attention.splice(0, school.attention.length, ...open);
}

export const attentionHandlers: Record<string, Handler> = {
  listAttention({ school }) {
    const rows = school.attention.map(({ id, kind, bookingId, booking_code, text, created_at }) => ({
      ...{ id, kind, booking_id: bookingId, booking_code, text, created_at },
    }));
    return onePage(rows.toReversed());
  },

  resolveAttention({ school, params }) {
    const index = school.attention.findIndex(({ id }) => id === params['id']?.toLowerCase());
    if (index < 0) throw notFound('Attention item');
    school.attention.splice(index, 1);
    return done;
  },
};
