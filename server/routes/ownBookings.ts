import type { FastifyRequest } from 'fastify';
import { normaliseBookingCode } from '../bookings/bookingCode.ts';
import { inTurn } from '../bookings/inTurn.ts';
import { masked } from '../bookings/masks.ts';
import {
  cancelOwnBooking,
  cancelOwnSession,
  guestTerms,
  type GuestTerms,
  mayCancelOwnBooking,
  mayCancelOwnSession,
  moveOwnSession,
  ownRights,
} from '../bookings/ownChanges.ts';
import type { Booking, CheckedBooking } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { HttpError } from '../errors.ts';
import { settleBeforehand } from '../payments/askGateway.ts';
import { checkPayment } from '../payments/checkPayment.ts';
import { GUEST, recorded } from '../repositories/auditLog.ts';
import { findBookingByCode, isBookingOf } from '../repositories/bookings.ts';
import { type Context, paymentContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import { isStaff } from './signedIn.ts';

type OwnRequest = FastifyRequest & { params: { bookingCode: string }; body: { email: string } };

const asCompared = (email: string): string => email.trim().toLowerCase();

/** Bookings as their guests see and change them: by the code, and for a change the e-mail address. */
export const ownBookingHandlers = (context: Context) => {
  const { db, publicUrl, emailTries, changeHours, now } = context;
  const terms = (of: Db = db): Promise<GuestTerms> => guestTerms(of, { changeHours, now: now() });
  const find = ({ params }: OwnRequest | { params: { bookingCode: string } }): Promise<Booking | undefined> =>
    findBookingByCode(db, normaliseBookingCode(params.bookingCode));

  async function look(request: FastifyRequest, booking: Booking): Promise<CheckedBooking> {
    const checked = await checkPayment(paymentContext(context, request.log), booking, originOf(request, publicUrl));
    return { ...checked, ...(await ownRights(db, checked, await terms())) };
  }

  /** Whether the sender may see the addresses of a booking: staff, and the user whom it belongs to. */
  const isKnown = async (request: FastifyRequest, { id }: Booking): Promise<boolean> =>
    isStaff(request) || (request.user !== null && (await isBookingOf(db, id, request.user.id)));

  /** The booking of this code and e-mail address; 404 when one of them is wrong, 429 after too many. */
  async function ownBooking(request: OwnRequest): Promise<Booking> {
    const wasRight = await emailTries?.begin(request.ip);
    const booking = await find(request);
    // A booking made at the counter may have no address, which is no one's.
    const isOwn = booking && asCompared(booking.customer_email) === asCompared(request.body.email);
    if (!isOwn) throw new HttpError(404, 'No booking has this code and this e-mail address.');
    await wasRight?.();
    return booking;
  }

  /** A change by the guest, recorded as one, and the booking as it is then. */
  async function change(request: OwnRequest, booking: Booking, work: (tx: Db) => Promise<void>) {
    await inTurn(() => recorded(db, GUEST, work));
    return { data: await look(request, (await find(request)) ?? booking) };
  }

  return {
    async checkBooking(request) {
      const booking = await find(request);
      if (!booking) throw new HttpError(404, 'No booking has this code.');
      const checked = await look(request, booking);
      return { data: (await isKnown(request, booking)) ? checked : masked(checked) };
    },

    async moveMySession(request) {
      const booking = await ownBooking(request);
      const move = { bookingId: booking.id, sessionId: request.params.id, day: request.body.reservation_date };
      return change(request, booking, async (tx) => moveOwnSession(tx, move, await terms(tx)));
    },

    async cancelMySession(request) {
      const booking = await ownBooking(request);
      const own = { bookingId: booking.id, sessionId: request.params.id };
      if (await mayCancelOwnSession(db, own, booking.status, await terms()))
        await settleBeforehand(paymentContext(context, request.log), booking.id);
      return change(request, booking, async (tx) => cancelOwnSession(tx, own, await terms(tx)));
    },

    async cancelMyBooking(request) {
      const booking = await ownBooking(request);
      if (await mayCancelOwnBooking(db, booking, await terms()))
        await settleBeforehand(paymentContext(context, request.log), booking.id);
      return change(request, booking, async (tx) => cancelOwnBooking(tx, booking.id, await terms(tx)));
    },
  } satisfies Partial<Handlers>;
};
