import { raise } from './attention.ts';
import { bookingByCode, note, setStatus } from './bookingChanges.ts';
import { checkedBooking, firstDayOf, shownSession } from './bookingRows.ts';
import type { Call, Handler } from './call.ts';
import { datesBetween, dayAhead, dayStart, inWords } from './days.ts';
import { type ListQuery, onePage } from './lists.ts';
import { tell } from './messages.ts';
import { badRequest, conflict, notFound, Refusal } from './refusal.ts';
import { assertPlaces, CHANGE_TIME, dayOf, dayProblem, isOpen, peopleOn, peopleProblem, placesLeft } from './rules.ts';
import type { Booking, Day, School, Session } from './school.ts';

const MOST_SESSIONS = 31;
const MOST_DAYS = 92;
const MOST_CHANGED = 366;
const USUAL_DAYS = 31;
const CALL = 'Please call the school: +62 361 555 0114.';

interface SessionChange {
  reservation_date?: string;
  person?: number;
  attendance?: Session['attendance'];
  force?: boolean;
}

/** Why a day is closed; one that is open shows no reason. */
const shownReason = (school: School, date: string): string | null => {
  const { is_open, reason } = dayOf(school, date);
  return is_open ? null : reason;
};
const staffDay = (school: School, date: string) => ({
  date,
  ...dayOf(school, date),
  reason: shownReason(school, date),
  people: peopleOn(school, date),
});
const openDay = (school: School, date: string) => {
  const { is_open } = dayOf(school, date);
  return { date, is_open, reason: shownReason(school, date), places_left: placesLeft(school, date) };
};

/** The session of the request's id, with its booking. */
function sessionOf({ school, params }: Call): { booking: Booking; session: Session } {
  for (const booking of school.bookings) {
    const session = booking.sessions.find(({ id }) => id === params['id']?.toLowerCase());
    if (session) return { booking, session };
  }
  throw notFound('Session');
}

/** Moves a session, changes its people or notes who came. */
function changeSession(call: Call, booking: Booking, session: Session, change: SessionChange): void {
  const { school } = call;
  const { reservation_date: date = session.reservation_date, person = session.person, force = false } = change;
  const isMoved = date !== session.reservation_date;
  const isResized = person !== session.person;
  const { attendance = isMoved ? null : session.attendance } = change;
  const day = isMoved ? dayProblem(date) : null;
  const people = isResized ? peopleProblem(session.product_name, person) : null;
  if (day !== null) throw badRequest([`body/reservation_date ${day}`]);
  if (people !== null) throw badRequest([`body/person ${people}`]);
  if ((isMoved || isResized) && !isOpen(booking))
    throw conflict(`The session cannot be changed because the booking has been ${booking.status}.`);
  if (attendance !== null && attendance !== session.attendance && date > dayAhead(0))
    throw conflict(`Attendance cannot be noted before ${inWords(date)}.`);
  const more = isMoved ? person : person - session.person;
  if (more > 0 && !force) assertPlaces(school, new Map([[date, more]]));
  const total = Math.round((session.total_amount / session.person) * person);
  const lesson = session.product_name;
  if (isMoved) note(call, booking, `${lesson}: moved from ${inWords(session.reservation_date)} to ${inWords(date)}.`);
  if (isResized) note(call, booking, `${lesson}: ${String(session.person)} to ${String(person)} people.`);
  booking.total_amount = Math.max(0, booking.total_amount - session.total_amount + total);
  Object.assign(session, { reservation_date: date, person, attendance, total_amount: total });
  if (isMoved) tell(school, 'MOVED', booking);
}

/** The booking of the request's code, if the e-mail address is its own. */
function ownBooking(call: Call): Booking {
  const { email } = call.body as { email: string };
  const booking = bookingByCode(call);
  if (booking.customer_email.toLowerCase() !== email.trim().toLowerCase())
    throw new Refusal(404, 'No booking has this code and this e-mail address.');
  return booking;
}

/** Whether a guest may still change what is on a day. */
const isInTime = (day: string): boolean => dayStart(day).getTime() - CHANGE_TIME >= Date.now();
const tooLate = (what: string) => conflict(`It is too late to ${what} here. ${CALL}`);

/** Tells those who come on a day that has just been closed, and the school that they do. */
export function raiseClosing(school: School, date: string): void {
  const comes = ({ sessions }: Booking) => sessions.some((session) => session.reservation_date === date);
  for (const booking of school.bookings.filter((one) => isOpen(one) && comes(one))) {
    raise(school, 'CLOSED_DAY', booking, date);
    if (date >= dayAhead(0)) tell(school, 'CLOSED_DAY', booking);
  }
}

/** Days, and who comes on them. */
export const deskHandlers: Record<string, Handler> = {
  listDays({ school, query, user }) {
    const { from = dayAhead(0), to } = query as ListQuery;
    const isStaff = user !== null && user.role !== 'CUSTOMER';
    const dates = datesBetween(from, to, MOST_DAYS, USUAL_DAYS);
    return onePage(dates.map((date) => ({ ...openDay(school, date), ...(isStaff && staffDay(school, date)) })));
  },

  updateDays(call) {
    const { school } = call;
    const { from, to, ...fields } = call.body as Partial<Day> & { from: string; to: string };
    const { is_open, reason, capacity, note: remark } = fields;
    const change = {
      ...(is_open !== undefined && { is_open }),
      ...(reason !== undefined && { reason: reason?.trim() ?? null }),
      ...(is_open === true && { reason: null }),
      ...(capacity !== undefined && { capacity }),
      ...(remark !== undefined && { note: remark?.trim() ?? null }),
    };
    const dates = datesBetween(from, to, MOST_CHANGED);
    if (Object.keys(change).length === 0)
      throw badRequest(['body must have at least one of is_open, reason, capacity and note']);
    for (const date of dates) {
      const before = dayOf(school, date);
      school.days.set(date, { ...before, ...change });
      if (before.is_open && is_open === false) raiseClosing(school, date);
    }
    return onePage(dates.map((date) => staffDay(school, date)));
  },

  listSessions({ school, query }) {
    const { from = dayAhead(0), to } = query as ListQuery;
    const dates = datesBetween(from, to, MOST_SESSIONS);
    const rows = school.bookings
      .flatMap((booking) => booking.sessions.map((session) => shownSession(booking, session)))
      .filter(({ reservation_date: date }) => dates.includes(date));
    const key = (row: (typeof rows)[number]) =>
      [row.reservation_date, row.surf_spot_name ?? '', row.product_name, row.booking_code].join('\n');
    return onePage(rows.sort((a, b) => key(a).localeCompare(key(b))));
  },

  updateSession(call) {
    const { booking, session } = sessionOf(call);
    changeSession(call, booking, session, call.body as SessionChange);
    return { data: shownSession(booking, session) };
  },

  moveMySession(call) {
    const { reservation_date: day } = call.body as { reservation_date: string };
    const booking = ownBooking(call);
    const session = booking.sessions.find(({ id }) => id === call.params['id']?.toLowerCase());
    if (!session) throw notFound('Session');
    const isAllowed = isOpen(booking) && day !== session.reservation_date && dayProblem(day) === null;
    if (isAllowed && !isInTime(session.reservation_date)) throw tooLate('move this session');
    if (isAllowed && !isInTime(day)) throw conflict(`This day is too near. ${CALL}`);
    changeSession(call, booking, session, { reservation_date: day });
    return { data: checkedBooking(call.school, booking) };
  },

  cancelMyBooking(call) {
    const booking = ownBooking(call);
    if (!isOpen(booking)) throw conflict(`The booking cannot be cancelled because it has been ${booking.status}.`);
    if (!isInTime(firstDayOf(booking))) throw tooLate('cancel this booking');
    setStatus(call, booking, 'CANCELLED');
    return { data: checkedBooking(call.school, booking) };
  },
};
