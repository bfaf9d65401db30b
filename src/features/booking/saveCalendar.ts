import { t } from 'ttag';
import type { Booking } from '../../api';
import { goodToKnow } from '../../config/goodToKnow';
import { school } from '../../config/school';
import { schoolAddress } from '../../config/schoolLinks';
import { type BookedSession, bookedSessions, lessonText } from './bookedSessions';
import { calendarFile } from '../../lib/calendar';
import { peopleCounted } from '../../lib/counted';
import { sessionStart } from '../../lib/freeUntil';
import { USUAL_MINUTES } from '../../lib/lessonFacts';
import { meetingMap } from '../../lib/meetingPlace';
import { download } from '../../ui/download';
import { arriveEarly, hourText, instructorText } from './arrival';
import { addressOf } from './bookingSharing';

/** When a session with an hour begins and ends. */
function timeOf({ date, startTime, minutes = USUAL_MINUTES }: BookedSession) {
  if (!startTime) return null;
  const start = sessionStart(date, startTime);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}

/** The booking's sessions as an iCalendar file: at their hours, and as days of the school's time zone while an hour is open. */
export function bookingCalendar(booking: Booking): string {
  const things = goodToKnow.bring.join(', ');
  return calendarFile(
    bookedSessions(booking).map((session) => {
      const people = peopleCounted(session.person);
      return {
        uid: `${session.id}@${window.location.hostname}`,
        day: session.date,
        time: timeOf(session),
        title: `${lessonText(session)} – ${school.name}`,
        description: [
          t`Booking ${booking.booking_code}, ${people}.`,
          hourText(session),
          instructorText(session),
          arriveEarly,
          things && t`Bring: ${things}.`,
          meetingMap({ meeting_point: session.meetingPoint, location_url: session.mapUrl }),
          addressOf(booking),
        ]
          .filter(Boolean)
          .join('\n'),
        location: [session.spot, session.meetingPoint ?? schoolAddress()].filter(Boolean).join(', '),
      };
    }),
    school.timeZone,
  );
}

/** Saves the calendar file of a booking on the device. */
export const saveCalendar = (booking: Booking): void =>
  download(`booking-${booking.booking_code}.ics`, 'text/calendar', bookingCalendar(booking));
