import assert from 'node:assert/strict';
import type { RefusedSessions, UpdatedSessionsResponse } from '../../../../server/contract.gen.ts';
import type { KeptBooking } from './book.ts';
import { asItIs, type Change, isToBeTold } from './changeLetters.ts';
import type { Desk } from './desk.ts';
import { type KeptSession, orderCourseDays, peopleToCome } from './sessions.ts';

interface Chosen {
  booking: KeptBooking;
  session: KeptSession;
}

/** What becomes of each of several sessions, and how that is asked for. */
function wantedChange(desk: Desk): [after: Partial<KeptSession>, body: object] {
  const { random, spots, instructors } = desk;
  const [date, spot, instructor] = [desk.day(random.below(6)), random.of(spots), random.of(instructors)];
  const hour = random.of(['06:30', '09:30']);
  return random.of<[Partial<KeptSession>, object]>([
    [{ day: date }, { reservation_date: date }],
    [
      { day: date, hour },
      { reservation_date: date, start_time: hour },
    ],
    [
      { spot, hour },
      { surf_spot_id: spot.id, start_time: hour },
    ],
    [{ spot }, { surf_spot_id: spot.id }],
    [{ instructor }, { instructor_id: instructor.id }],
  ]);
}

/** Why each session that cannot be changed so is not: its booking is over, or the day takes them not all. */
function refusalsOf(desk: Desk, chosen: Chosen[], after: Partial<KeptSession>, force: boolean) {
  const isAgreed = ({ session }: Chosen) =>
    (['day', 'hour', 'spot'] as const).some((key) => key in after && after[key] !== session[key]);
  const ended = chosen.filter((one) => isAgreed(one) && !one.booking.isOpen);
  const others = chosen.filter((one) => !ended.includes(one)).map(({ session }) => session);
  const wanted = peopleToCome(
    others,
    others.map((session) => ({ ...session, ...after })),
  );
  const why = force ? null : desk.refusal(wanted);
  return chosen.flatMap(({ booking, session }) => {
    const message = ended.some((one) => one.session === session)
      ? `The session cannot be changed because the booking has been ${booking.status}.`
      : others.includes(session) && (after.day ?? session.day) !== session.day
        ? why
        : null;
    return message === null ? [] : [{ id: session.id, message }];
  });
}

/** Writes into the book what has become of sessions of a booking; answers what their guest can be told of. */
function changeKept(booking: KeptBooking, sessions: KeptSession[], after: Partial<KeptSession>): Change[] {
  const left = sessions.map(({ day }) => day);
  const changes = sessions.map((session) => {
    const from = asItIs(session);
    const isMoved = after.day !== undefined && after.day !== session.day;
    const isElsewhere = after.spot !== undefined && after.spot !== session.spot;
    const isAtAnotherHour = after.hour !== undefined && session.hour !== null && after.hour !== session.hour;
    Object.assign(session, after);
    if (isMoved || isElsewhere || isAtAnotherHour) session.movedBySchool = true;
    if (isMoved)
      Object.assign(session, { attendance: null, came: null, lettersBefore: booking.closings.letters.length });
    return { session, from };
  });
  booking.leaveDays(left);
  return changes;
}

/** Staff change a session each of some bookings at once, or see what would become of them: all are changed, or none. */
export async function changeMany(desk: Desk, { id }: KeptBooking): Promise<void> {
  const { random, now } = desk;
  const recent = desk.bookings.slice(-12).filter((one) => one.id === id || random.chance(0.3));
  const asked = recent.filter(({ silent, unanswered }) => silent === null && unanswered === null);
  const chosen = asked.map((booking) => ({ booking, session: random.of(booking.sessions) }));
  if (chosen.length === 0) return;
  const [after, body] = wantedChange(desk);
  const [force, tell, isTrial] = [random.chance(0.3), random.chance(0.6), random.chance(0.3)];
  const reason = 'It is too big today';
  const refusals = refusalsOf(desk, chosen, after, force);
  const status = refusals.length > 0 && !isTrial ? 409 : 200;
  const ids = chosen.map(({ session }) => session.id);
  const how = { ids, ...body, force, tell, reason, is_trial: isTrial };
  const answer = await desk.call<UpdatedSessionsResponse & RefusedSessions>('updateSessions', {}, how, status);
  assert.deepEqual(answer.refusals, refusals);
  if (status !== 200) return;
  const isDone = ({ session }: Chosen) => !refusals.some((one) => one.id === session.id);
  const told = chosen
    .filter(isDone)
    .filter(({ session }) => isToBeTold({ session: { ...session, ...after }, from: asItIs(session) }))
    .map(({ booking: { code, email } }) => `${code} ${email}`);
  assert.deepEqual(
    answer.recipients.map(({ booking_code: code, to }) => `${code} ${to ?? ''}`).toSorted(),
    tell ? told.toSorted() : [],
  );
  if (isTrial) return;
  for (const { booking, session } of chosen) {
    const changes = changeKept(booking, [session], after);
    if (tell) booking.tellOfChanges(changes, now, { reason });
    orderCourseDays(booking.sessions);
  }
}
