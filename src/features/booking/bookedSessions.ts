import { t } from 'ttag';
import type { Booking } from '../../api';
import { formatDay } from '../../lib/dates';
import { inOwnWords } from '../../lib/ownWords';
import { byMoment } from '../../lib/sessionOrder';

/** A session of a booking with what it shares with the others of its line. */
export interface BookedSession {
  id: string;
  /** That of its line in the booking. */
  lineId: string;
  lesson: string;
  person: number;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM; null while the tide has still to decide it, undefined where the backend tells no hours (level 1). */
  startTime: string | null | undefined;
  minutes: number | undefined;
  spot: string | null;
  meetingPoint: string | null;
  mapUrl: string | null;
  /** Who teaches it; null while that is open. */
  instructor: string | null;
  /** Whether it is the one by which a course is moved as a whole; true where the lesson takes one day. */
  isFirst: boolean;
  /** Which one it is of the days of its lesson, by date, and how many these are. */
  courseDay: number;
  courseDays: number;
  /** Whether somebody has noted that the guest came, or did not. */
  isNoted: boolean;
}

type Line = Booking['booking_details'][number];
type LineSession = NonNullable<Line['sessions']>[number];

const sessionsOf = ({ sessions }: Line): Partial<LineSession>[] => (sessions?.length ? sessions.map(inOwnWords) : [{}]);

/** The sessions of a booking by date and hour; a line that tells none is one. */
export function bookedSessions({ booking_details: lines, surf_spot_name: spot }: Booking): BookedSession[] {
  const all = lines.flatMap((line) =>
    sessionsOf(line).map((session, index, { length }): BookedSession => ({
      id: session.id ?? line.id,
      lineId: line.id,
      lesson: inOwnWords(line).product_name,
      person: line.person,
      date: session.reservation_date ?? line.reservation_date,
      startTime: session.start_time,
      minutes: session.minutes,
      spot: session.surf_spot_name ?? spot,
      meetingPoint: session.meeting_point ?? null,
      mapUrl: session.location_url ?? null,
      instructor: session.instructor_name ?? null,
      isFirst: (session.id ?? line.id) === line.id,
      courseDay: index + 1,
      courseDays: length,
      isNoted: Boolean(session.attendance),
    })),
  );
  return all.sort(byMoment(({ date, startTime }) => [date, startTime]));
}

/** '14 May 2027, 07:00', or the day alone while its hour is open. */
export const momentText = ({ date, startTime }: Pick<BookedSession, 'date' | 'startTime'>): string =>
  startTime ? `${formatDay(date)}, ${startTime}` : formatDay(date);

/** 'Beginner Course, day 2 of 3' */
export const lessonText = ({ lesson, courseDay, courseDays }: BookedSession): string =>
  courseDays > 1 ? t`${lesson}, day ${courseDay} of ${courseDays}` : lesson;
