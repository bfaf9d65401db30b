import type { BadgeTone } from './Badge';

/** Colour of a booking status (spec §4). */
export const bookingTones: Record<'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED', BadgeTone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  COMPLETED: 'success',
  CANCELLED: 'error',
};

/** Colour of a payment status (spec §4). */
export const paymentTones: Record<'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED', BadgeTone> = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'error',
  EXPIRED: 'error',
};
