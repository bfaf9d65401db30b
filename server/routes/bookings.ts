import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseBookingCode } from '../bookings/bookingCode.ts';
import { createBooking } from '../bookings/createBooking.ts';
import { schoolToday } from '../bookings/rules.ts';
import { decidePayment, decideStatus } from '../bookings/transitions.ts';
import type { components } from '../contract.gen.ts';
import { HttpError, notFound } from '../errors.ts';
import { checkPayment } from '../payments/checkPayment.ts';
import type { PaymentDesk } from '../payments/settle.ts';
import { changeBooking, findBookingByCode, listBookings, listOwnBookings } from '../repositories/bookings.ts';
import { changeAs, type Context, signedInUser, type Valid } from './context.ts';
import { originOf } from './origin.ts';

type Schemas = components['schemas'];
type ById = { params: { id: string } };
type OwnPage = Valid<{ query: { page: number; size: number } }>;

/** Bookings, their status and their payment. */
export const bookingRoutes = ({ db, payments: provider, publicUrl, now }: Context) => {
  const deskFor = ({ log }: FastifyRequest): PaymentDesk => ({ db, provider, now, log });
  const ownBookings = (request: OwnPage, upcoming: boolean) => {
    const own = { userId: signedInUser(request).id, upcoming, today: schoolToday(now()) };
    return listOwnBookings(db, own, request.query);
  };

  return {
    async createBooking(request: Valid<{ body: Schemas['CreateBookingRequest'] }>, reply: FastifyReply) {
      const key = request.headers['idempotency-key'];
      const created = await createBooking(request.body, {
        desk: deskFor(request),
        origin: originOf(request, publicUrl),
        userId: request.user?.id ?? null,
        idempotencyKey: Array.isArray(key) ? key[0] : key,
      });
      return reply.code(201).send({ data: created });
    },

    async checkBooking(request: Valid<{ params: { bookingCode: string } }>) {
      const booking = await findBookingByCode(db, normaliseBookingCode(request.params.bookingCode));
      if (!booking) throw new HttpError(404, 'No booking has this code.');
      return { data: await checkPayment(deskFor(request), booking, originOf(request, publicUrl)) };
    },

    listMyBookings: (request: OwnPage) => ownBookings(request, true),
    listMyHistories: (request: OwnPage) => ownBookings(request, false),
    listBookings: ({ query }: Valid<{ query: { page: number; search?: string } }>) => listBookings(db, query),

    async updateBookingStatus(request: Valid<ById & { body: Schemas['UpdateBookingStatusRequest'] }>) {
      const { params, body } = request;
      const booking = await changeAs(db, request, (tx) =>
        changeBooking(tx, params.id, (current) => decideStatus(current, body.action)),
      );
      if (!booking) throw notFound('Booking');
      return { data: booking };
    },

    async updateBookingPayment(request: Valid<ById & { body: Schemas['UpdateBookingPaymentRequest'] }>) {
      const { params, body } = request;
      const booking = await changeAs(db, request, (tx) =>
        changeBooking(tx, params.id, (current) => decidePayment(current, body.action)),
      );
      if (!booking) throw notFound('Booking');
      return { data: booking };
    },
  };
};
