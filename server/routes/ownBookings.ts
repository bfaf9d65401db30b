import { HttpError } from '../errors.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Context } from './context.ts';

const notBuilt = () => Promise.reject(new HttpError(501, 'Not built yet.'));

/** What guests change of their own bookings. */
export const ownBookingHandlers = (_context: Context) =>
  ({
    moveMySession: notBuilt,
    cancelMyBooking: notBuilt,
  }) satisfies Partial<Handlers>;
