import type { Booking } from '../../api';
import { bookingPath } from '../../config/paths';
import { school } from '../../config/school';
import { calendarFile } from '../../lib/calendar';
import { formatDay } from '../../lib/dates';

const addressOf = (booking: Booking): string => `${window.location.origin}${bookingPath(booking.booking_code)}`;

/** The booking's sessions as an iCalendar file, as days of the school's time zone. */
export function bookingCalendar(booking: Booking): string {
  const { street, area, region } = school.contact.address;
  const people = (person: number) => `${String(person)} ${person === 1 ? 'person' : 'people'}`;
  return calendarFile(
    booking.booking_details.map(({ id, reservation_date, product_name, person }) => ({
      uid: `${id}@${window.location.hostname}`,
      day: reservation_date,
      title: `${product_name} – ${school.name}`,
      description: `Booking ${booking.booking_code}, ${people(person)}. Arrive at least 15 minutes early.\n${addressOf(booking)}`,
      location: [booking.surf_spot_name, `${street}, ${area}, ${region}`].filter(Boolean).join(', '),
    })),
    school.timeZone,
  );
}

/** A WhatsApp link with a message that says what is booked, when, and where to look it up. */
export function whatsAppLink(booking: Booking): string {
  const sessions = booking.booking_details.map((item) => `• ${item.product_name}, ${formatDay(item.reservation_date)}`);
  const message = [`Our surf booking at ${school.name}: ${booking.booking_code}`, ...sessions, addressOf(booking)].join(
    '\n',
  );
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
