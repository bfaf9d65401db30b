import { changeHours } from '../config/changeHours';
import { school } from '../config/school';

/** The instant at which a session begins at the school: at its hour (HH:MM), or with its day where it has none. */
export const sessionStart = (date: string, startTime?: string | null): Date =>
  new Date(`${date}T${startTime ?? '00:00'}:00${school.utcOffset}`);

/** Whether `now` is not after `until` (both ms). */
export const isInTime = (until: number, now: number = Date.now()): boolean => until >= now;

/** The last instant (ms) at which a session can be moved or cancelled by its guest. */
export const freeUntil = (date: string, startTime?: string | null): number =>
  sessionStart(date, startTime).getTime() - changeHours() * 3_600_000;
