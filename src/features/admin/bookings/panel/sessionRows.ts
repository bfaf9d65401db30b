import type { Booking, BookingDetail, FullBooking, Session } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { peopleText } from '../../shared/counted';
import { hasPrice, lineOf } from '../shared/bookingRules';
import { partThatCame } from '../../shared/sessionText';

/** A row of the panel's table: a session where the backend tells of them, else a line of the booking. */
export interface SessionRow {
  id: string;
  lesson: string;
  date: string;
  time: string | null;
  spot: string | null;
  people: number;
  /** What it costs: of a course one day alone. */
  price: string;
  /** What else is known, such as 'Day 2 of 3' and '2 of 3 came'. */
  remarks: string[];
  /** Null where the backend tells of none. */
  session: Session | null;
  /** Whether it is the first of its line, which can be cancelled as a whole. */
  isFirst: boolean;
}

/** Which one it is of a course, or of the sessions of its lesson. */
function partText({ course_day: day = 1, course_days: days = 1, part, parts }: Session): string | null {
  if (days > 1) return `Day ${String(day)} of ${String(days)}`;
  return parts > 1 ? `Session ${String(part)} of ${String(parts)}` : null;
}

function cameText(session: Session): string | null {
  if (session.attendance === null) return null;
  if (session.attendance === 'NO_SHOW') return 'Did not come';
  const part = partThatCame(session);
  return part === null ? 'Arrived' : `${String(part)} of ${peopleText(session.person)} came`;
}

/** What a session costs: of a course, the day that has its price says it. */
const amountText = (booking: Booking, session: Session): string =>
  hasPrice(booking, session) ? formatRupiah(session.total_amount) : 'In the price of the course';

/** A price that is not the lesson's own, with its reason. */
const priceText = ({ price_reason: reason }: Session): string | null => (reason ? `Another price: ${reason}` : null);

const lineRow = ({ id, product_name, reservation_date, person, total_amount }: BookingDetail): SessionRow => ({
  id,
  lesson: product_name,
  date: reservation_date,
  time: null,
  spot: null,
  people: person,
  price: formatRupiah(total_amount),
  remarks: [],
  session: null,
  isFirst: true,
});

const sessionRow = (booking: Booking, session: Session, isFirst: boolean): SessionRow => ({
  id: session.id,
  lesson: session.product_name,
  date: session.reservation_date,
  time: session.start_time ?? null,
  spot: session.surf_spot_name,
  people: session.person,
  price: amountText(booking, session),
  remarks: [partText(session), cameText(session), priceText(session)].filter((text) => text !== null),
  session,
  isFirst,
});

/** The sessions of a booking by their day and hour; its lines where the backend knows no sessions. */
export function sessionRows(booking: Booking, full: FullBooking | null): SessionRow[] {
  const sessions = full?.sessions ?? [];
  if (sessions.length === 0) return booking.booking_details.map(lineRow).sort((a, b) => a.date.localeCompare(b.date));
  const seen = new Set<string>();
  return sessions.map((session) => {
    const line = lineOf(booking, session);
    const isFirst = line !== undefined && !seen.has(line.id);
    if (line) seen.add(line.id);
    return sessionRow(booking, session, isFirst);
  });
}
