import type { FastifyInstance } from 'fastify';
import { bookingRequest, type School } from './school.ts';
import type { SnapDouble } from './snapDouble.ts';
import type { One, TestApp } from './testApp.ts';

export interface OnlineBooking {
  id: string;
  booking_code: string;
  status: string;
  total_amount: number;
  payments: { status: string }[];
  transaction?: { redirect_url: string } | null;
  payable_until?: string | null;
}
export type CreatedOnline = One<{ booking: OnlineBooking; transaction: { redirect_url: string } | null }>;

/** Settings of a server whose gateway is a test double. */
export const through = ({ serverKey, url }: SnapDouble) => ({
  publicUrl: 'https://surf.example',
  midtrans: { serverKey, snapUrl: url, apiUrl: url, statusPause: 0 },
});

/** Posts a notification to a server; returns the status. */
export const postTo = (app: FastifyInstance) => async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/payments/notifications', payload })).statusCode;

/** Makes bookings that are paid online, and reads them. */
export function onlineBookings({ call }: TestApp, school: School, snap: SnapDouble) {
  const look = async (bookingCode: string) =>
    (await call<One<OnlineBooking>>('checkBooking', { params: { bookingCode } })).body.data;
  const book = async (change: Parameters<typeof bookingRequest>[1] = {}, headers: Record<string, string> = {}) => {
    const body = bookingRequest(school, { payment_method: 'GATEWAY', ...change });
    const { booking, transaction } = (await call<CreatedOnline>('createBooking', { body, headers })).body.data;
    return {
      ...booking,
      url: transaction?.redirect_url ?? null,
      orderId: snap.asked.at(-1)?.transaction_details.order_id ?? '',
      look: () => look(booking.booking_code),
      /** The payment's status and the booking's. */
      states: async () => {
        const { status, payments } = await look(booking.booking_code);
        return [payments[0]?.status, status];
      },
    };
  };
  return { book };
}
