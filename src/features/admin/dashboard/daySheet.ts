import type { Booking } from '../../../api';
import { paymentStatusOf } from '../../../lib/paymentStatus';

/** The people of one booking who come to a lesson. */
export interface Party {
  id: string;
  code: string;
  name: string;
  phone: string;
  people: number;
  /** Rupiah to collect in cash. */
  cash: number;
  isConfirmed: boolean;
}

/** A lesson at a spot, and who comes to it. */
export interface SheetLesson {
  spot: string;
  lesson: string;
  parties: Party[];
  people: number;
  cash: number;
}

/** The sessions of `day` by spot and lesson. Cash is collected for the day's sessions alone, unless they are paid already. */
export function daySheet(bookings: Booking[], day: string): SheetLesson[] {
  const groups = new Map<string, SheetLesson>();
  for (const booking of bookings.filter(({ status }) => status !== 'CANCELLED')) {
    const owesCash = booking.payment_method === 'CASH' && paymentStatusOf(booking) !== 'PAID';
    for (const detail of booking.booking_details.filter(({ reservation_date }) => reservation_date === day)) {
      const spot = booking.surf_spot_name ?? 'Spot not given';
      const key = JSON.stringify([spot, detail.product_name]);
      const group = groups.get(key) ?? { spot, lesson: detail.product_name, parties: [], people: 0, cash: 0 };
      groups.set(key, group);
      const cash = owesCash ? detail.total_amount : 0;
      group.people += detail.person;
      group.cash += cash;
      group.parties.push({
        id: detail.id,
        code: booking.booking_code,
        name: booking.customer_name,
        phone: booking.customer_phone,
        people: detail.person,
        cash,
        isConfirmed: booking.status !== 'PENDING',
      });
    }
  }
  return [...groups.values()].sort((a, b) => a.spot.localeCompare(b.spot) || a.lesson.localeCompare(b.lesson));
}
