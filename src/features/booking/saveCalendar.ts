import { t } from 'ttag';
import type { Booking } from '../../api';
import { goodToKnow, school } from '../../config/school';
import { calendarFile } from '../../lib/calendar';
import { peopleCounted } from '../../lib/counted';
import { bookedLesson } from '../../lib/lessonFacts';
import { lessonTime } from '../../lib/lessonTime';
import { download } from '../../ui/download';
import { addressOf } from './bookingSharing';

/** The booking's sessions as an iCalendar file, as days of the school's time zone. */
export function bookingCalendar(booking: Booking): string {
  const { street, area, region } = school.contact.address;
  const things = goodToKnow.bring.join(', ');
  return calendarFile(
    booking.booking_details.map(({ id, reservation_date, product_name, person, sessions }) => {
      const people = peopleCounted(person);
      return {
        uid: `${id}@${window.location.hostname}`,
        day: reservation_date,
        title: `${product_name} – ${school.name}`,
        description: [
          t`Booking ${booking.booking_code}, ${people}.`,
          lessonTime(bookedLesson(product_name, sessions?.[0])),
          t`Bring: ${things}.`,
          addressOf(booking),
        ].join('\n'),
        location: [booking.surf_spot_name, `${street}, ${area}, ${region}`].filter(Boolean).join(', '),
      };
    }),
    school.timeZone,
  );
}

/** Saves the calendar file of a booking on the device. */
export const saveCalendar = (booking: Booking): void =>
  download(`booking-${booking.booking_code}.ics`, 'text/calendar', bookingCalendar(booking));
