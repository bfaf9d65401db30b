import type { School } from '../contract.gen.ts';
import { dayEnd, sessionStart } from './days.ts';
import { isOpen } from './money.ts';

const HOUR = 3_600_000;

/** When it is asked what a guest may change, and until how many hours before a session's start the school allows it. */
export interface OwnTerms {
  changeHours: number;
  now: Date;
}

/** When it is asked what a guest may change, and what the setting CHANGE_HOURS says where the school says nothing. */
export interface AskedAt {
  now: Date;
  changeHours: number;
}

/** Until how many hours before its start a session may be changed: what the school says, else the setting. */
export const changeHoursOf = ({ change_hours: own }: Pick<School, 'change_hours'>, setting: number): number =>
  own ?? setting;

/** The terms of a school, from the setting with which they are asked for. */
export const termsOf = (school: Pick<School, 'change_hours'>, { now, changeHours }: AskedAt): OwnTerms => ({
  now,
  changeHours: changeHoursOf(school, changeHours),
});

/** A session as far as it decides what its guest may change. */
export interface OwnSession {
  date: string;
  startTime: string | null;
  attendance: 'ARRIVED' | 'NO_SHOW' | null;
  movedBySchool: boolean;
  /** Whether the school is closed on its day. */
  isClosed: boolean;
}

/** The instant until which a session may be changed: so many hours before its hour, or before its day where it has none. */
const lastInstant = (date: string, startTime: string | null, { changeHours }: OwnTerms): Date =>
  new Date(sessionStart(date, startTime).getTime() - changeHours * HOUR);

/** Whether a session that begins then may still be changed by its guest. */
export const isInTime = (date: string, startTime: string | null, terms: OwnTerms): boolean =>
  lastInstant(date, startTime, terms) >= terms.now;

/** Whether it has not been noted of a session who came: what somebody has had stays, however few hours before it the school allows a change. */
const isUnnoted = ({ attendance }: OwnSession): boolean => attendance === null;

/** Whether its guest may still change a session, whatever the school has changed. */
export const isEarly = (session: OwnSession, terms: OwnTerms): boolean =>
  isUnnoted(session) && isInTime(session.date, session.startTime, terms);

/** A booking as far as it decides what its guest may change. */
export interface OwnBooking {
  status: Parameters<typeof isOpen>[0];
  sessions: readonly OwnSession[];
}

/** Whether a session is still to be had: who came, or did not come, has had it, and so has everybody when its day has ended. */
const isToCome = (session: OwnSession, { now }: OwnTerms): boolean => isUnnoted(session) && now < dayEnd(session.date);

/**
 * Whether the school has changed the plans of the guest of an open booking: it has closed the day of a session to come, has moved that
 * session to another day, hour or place, or has cancelled another line.
 */
const isFree = ({ status, sessions }: OwnBooking, terms: OwnTerms): boolean =>
  isOpen(status) && sessions.some((session) => (session.isClosed || session.movedBySchool) && isToCome(session, terms));

/**
 * Whether its guest may move a session of a booking to any day that can be booked: while the booking is free, each one that is to
 * come, whichever of them the school has changed.
 */
export const isFreeToChange = (session: OwnSession, booking: OwnBooking, terms: OwnTerms): boolean =>
  isToCome(session, terms) && isFree(booking, terms);

/** What a guest may still change of a booking by oneself. */
export interface OwnRights {
  /** Until when; null when that is over, the booking is final, or `isFree`. */
  until: Date | null;
  /** Whether it may be changed until the days of its sessions end, as the school has changed it. */
  isFree: boolean;
}

/** What the guest of a booking with these sessions may still change. */
export function ownRightsOf(booking: OwnBooking, terms: OwnTerms): OwnRights {
  const { status, sessions } = booking;
  if (!isOpen(status)) return { until: null, isFree: false };
  if (isFree(booking, terms)) return { until: null, isFree: true };
  // Of sessions of one day, one without an hour comes last, and may be changed until before its day begins.
  const until = new Date(Math.min(...sessions.map((one) => lastInstant(one.date, one.startTime, terms).getTime())));
  return { until: until >= terms.now && sessions.every(isUnnoted) ? until : null, isFree: false };
}

/** Whether its guest may cancel a part of a booking, a line or all of it: in time or, while the booking is free, as long as nothing of it was had. */
export const mayCancel = (part: readonly OwnSession[], booking: OwnBooking, terms: OwnTerms): boolean =>
  part.length > 0 &&
  (ownRightsOf({ status: booking.status, sessions: part }, terms).until !== null ||
    part.every((session) => isFreeToChange(session, booking, terms)));
