import { isRecord, isText, parseJson } from '../../lib/typeGuards';
import { deviceStorage } from './webStorage';

const KEY = 'recentBookings';
const MAX_KEPT = 5;

/** A booking made on this device. */
export interface RecentBooking {
  code: string;
  /** What was booked, in a few words. */
  lessons: string;
  /** Instant of the booking, ISO 8601. */
  bookedAt: string;
}

const isRecentBooking = (value: unknown): value is RecentBooking =>
  isRecord(value) && isText(value.code) && typeof value.lessons === 'string' && isText(value.bookedAt);

const isRecentBookings = (value: unknown): value is RecentBooking[] =>
  Array.isArray(value) && value.every(isRecentBooking);

/** The last bookings made on this device, newest first. */
export const readRecentBookings = (): RecentBooking[] =>
  parseJson(deviceStorage.read(KEY), isRecentBookings, KEY) ?? [];

/** Remembers a booking on this device; the same code is kept once, and the oldest make room. */
export function rememberBooking(booking: RecentBooking): void {
  const others = readRecentBookings().filter(({ code }) => code !== booking.code);
  const isStored = deviceStorage.write(KEY, JSON.stringify([booking, ...others].slice(0, MAX_KEPT)));
  if (!isStored) console.warn('The booking could not be remembered on this device.');
}
