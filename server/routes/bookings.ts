import type { FastifyRequest } from 'fastify';
import { bookingSearch } from '../bookings/bookingSearch.ts';
import { changePayment, changeStatus } from '../bookings/changeBooking.ts';
import { addLine, cancelLine } from '../bookings/changeLines.ts';
import { assertCorrection, correctBooking } from '../bookings/correctBooking.ts';
import { createBooking } from '../bookings/createBooking.ts';
import { createCounterBooking } from '../bookings/createCounterBooking.ts';
import { fullBooking, type StoredBooking } from '../bookings/fullBooking.ts';
import { assertInOrder, schoolDay } from '../school/days.ts';
import type { FullBooking } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { shownOn } from '../messages/shown.ts';
import { settleBeforehand } from '../payments/askGateway.ts';
import { listBookings } from '../repositories/bookingList.ts';
import { listOwnBookings } from '../repositories/bookings.ts';
import { findSession } from '../repositories/sessions.ts';
import { type Context, paymentContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import { assertAdministrator, changeAs, isStaff, keyOf, signedInUser } from './signedIn.ts';

/** Bookings, their status and their payment. */
export const bookingHandlers = (context: Context) => {
  const { db, publicUrl, mail, networkName, changeHours, now } = context;
  const by = (request: FastifyRequest) => ({ actor: signedInUser(request), changeHours, now: now() });
  const own = (request: FastifyRequest, upcoming: boolean) => ({
    userId: signedInUser(request).id,
    upcoming,
    today: schoolDay(now()),
  });
  const shown = (request: FastifyRequest, booking: StoredBooking): FullBooking => ({
    ...booking,
    messages: booking.messages.map(shownOn(originOf(request, publicUrl), mail === null)),
  });
  async function read(tx: Db, request: FastifyRequest, id: string): Promise<FullBooking> {
    const booking = await fullBooking(tx, id);
    if (!booking) throw notFound('Booking');
    return shown(request, booking);
  }

  return {
    async createBooking(request) {
      const data = await createBooking(request.body, {
        ...paymentContext(context, request.log),
        origin: originOf(request, publicUrl),
        userId: request.user?.id ?? null,
        network: isStaff(request) ? null : networkName(request.ip),
        idempotencyKey: keyOf(request),
      });
      return { data };
    },

    listMyBookings: (request) => listOwnBookings(db, own(request, true), request.query),
    listMyHistories: (request) => listOwnBookings(db, own(request, false), request.query),

    async listBookings({ query }) {
      const { status, payment_status: paymentStatus, payment_method: paymentMethod, from, to } = query;
      assertInOrder(from, to);
      const search = query.search === undefined ? undefined : bookingSearch(query.search);
      const { sort = '-created_at' } = query;
      const filter = { status, paymentStatus, paymentMethod, from, to, search, sort };
      return listBookings(db, filter, query.page);
    },

    async getBooking(request) {
      return { data: await read(db, request, request.params.id) };
    },

    createCounterBooking: (request) =>
      changeAs(db, request, async (tx) =>
        shown(request, await createCounterBooking(tx, request.body, { key: keyOf(request), ...by(request) })),
      ),

    async updateBooking(request) {
      const { params, body } = request;
      assertCorrection(body);
      if (body.customer_email !== undefined) assertAdministrator(request, 'change an e-mail address');
      return changeAs(db, request, async (tx) => {
        await correctBooking(tx, params.id, body);
        return read(tx, request, params.id);
      });
    },

    async addSession(request) {
      const { params, body } = request;
      await settleBeforehand(paymentContext(context, request.log), params.id);
      return changeAs(db, request, async (tx) => {
        await addLine(tx, params.id, body, by(request));
        return read(tx, request, params.id);
      });
    },

    async cancelSession(request) {
      const { params, body } = request;
      const session = await findSession(db, params.id);
      if (!session) throw notFound('Session');
      await settleBeforehand(paymentContext(context, request.log), session.booking_id);
      const { reason, version } = body;
      const mayEnd = signedInUser(request).role === 'ADMIN';
      const cancellation = { reason: reason.trim(), version, mayEnd, ...by(request) };
      return changeAs(db, request, async (tx) => read(tx, request, await cancelLine(tx, params.id, cancellation)));
    },

    async updateBookingStatus(request) {
      const { action } = request.body;
      if (action === 'CANCELLED') assertAdministrator(request, 'cancel a booking');
      return changeAs(db, request, (tx) => changeStatus(tx, request.params.id, request.body, by(request)));
    },

    async updateBookingPayment(request) {
      const { action } = request.body;
      if (action === 'CANCEL') assertAdministrator(request, 'cancel a payment');
      return changeAs(db, request, (tx) => changePayment(tx, request.params.id, request.body, by(request)));
    },
  } satisfies Partial<Handlers>;
};
