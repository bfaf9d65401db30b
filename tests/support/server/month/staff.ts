import { tellOfDays } from '../../../../server/messages/closing.ts';
import type { KeptBooking } from './book.ts';
import { isExpected } from './closings.ts';
import type { Desk } from './desk.ts';
import { moved } from './guests.ts';

/** What somebody has paid online, of which the gateway is asked before a change. */
function askBeforehand(desk: Desk, booking: KeptBooking): void {
  if (booking.payment.status === 'PENDING' && booking.page && booking.silent)
    booking.takeOnline(booking.silent, desk.now);
}

/** Staff move a session, by force or not. */
export async function moveSession(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const day = desk.day(random.below(11));
  const force = random.chance(0.3);
  const isMoved = day !== session.day;
  const isAllowed = booking.isOpen && (force || desk.hasRoom(new Map([[day, session.person]])));
  const status = !isMoved || isAllowed ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { reservation_date: day, force }, status);
  if (status !== 200 || !isMoved) return;
  moved(desk, booking, session, day);
  session.movedBySchool = true;
}

/** Other people come, for the price that one was booked for. */
export async function changePeople(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random, school } = desk;
  const isGroup = (lesson: string) => lesson === school.lessons.group;
  const resizable = booking.sessions.filter(({ lesson }) => isGroup(lesson) || lesson === school.lessons.guiding);
  if (resizable.length === 0) return;
  const session = random.of(resizable);
  const person = (isGroup(session.lesson) ? 3 : 1) + random.below(5);
  const more = person - session.person;
  const force = random.chance(0.5);
  if (more !== 0) askBeforehand(desk, booking);
  const hasRoom = more <= 0 || force || desk.hasRoom(new Map([[session.day, more]]));
  const status = more === 0 || (booking.isOpen && hasRoom) ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { person, force }, status);
  if (status !== 200 || more === 0) return;
  const { lowered = 0 } = session;
  const amount = Math.max(0, ((session.amount + lowered) / session.person) * person - lowered);
  Object.assign(session, { person, amount });
  booking.changeTotal();
}

/** Who came, once the day is there. */
export async function noteAttendance(desk: Desk, booking: KeptBooking): Promise<void> {
  const begun = booking.sessions.filter(({ day }) => day <= desk.today);
  const session = desk.random.of(begun.length > 0 && desk.random.chance(0.9) ? begun : booking.sessions);
  const attendance = desk.random.of(['ARRIVED', 'NO_SHOW'] as const);
  const status = session.day > desk.today && session.attendance !== attendance ? 409 : 200;
  await desk.call('updateSession', { id: session.id }, { attendance }, status);
  if (status === 200) session.attendance = attendance;
}

export async function setStatus(desk: Desk, booking: KeptBooking): Promise<void> {
  const action = desk.random.of(['CONFIRMED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const);
  const isAllowed = booking.isOpen && booking.status !== action;
  await desk.call('updateBookingStatus', { id: booking.id }, { action }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  if (action === 'CONFIRMED') booking.status = action;
  else booking.end(action);
  if (action !== 'COMPLETED') booking.tell(action);
}

/** The documented PAY and CANCEL of a payment. */
export async function setPayment(desk: Desk, booking: KeptBooking): Promise<void> {
  const action = desk.random.of(['PAY', 'PAY', 'PAY', 'CANCEL'] as const);
  const { payment } = booking;
  const isAllowed = booking.method === 'CASH' && payment.status !== 'PAID' && payment.status !== 'FAILED';
  await desk.call('updateBookingPayment', { id: booking.id }, { action }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  payment.status = action === 'PAY' ? 'PAID' : 'FAILED';
  if (action === 'CANCEL') return;
  const amount = booking.total - booking.paid + booking.refunded;
  if (amount > 0) booking.enter({ kind: 'PAYMENT', method: 'CASH', amount, at: desk.now, order: null });
  booking.tell('PAID');
}

/** Money at the counter or by transfer: all, a part, or more with a reason. */
export async function takeMoney(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const method = random.of(['CASH', 'TRANSFER'] as const);
  const amounts = [booking.due, Math.floor(booking.due / 3), booking.due + 50_000, 1 + random.below(700_000)];
  const amount = Math.max(1, random.of(amounts));
  const reason = random.chance(0.6) ? random.of(['A tip.', '=1+1', 'Paid for "both"; thanks']) : null;
  const wasOpen = booking.method === 'GATEWAY' && booking.payment.status === 'PENDING';
  if (wasOpen) askBeforehand(desk, booking);
  const isPaidMeanwhile = wasOpen && booking.payment.status === 'PAID';
  const isAllowed = !isPaidMeanwhile && (amount <= booking.due || reason !== null);
  const body = { kind: 'PAYMENT', method, amount, reason };
  await desk.call('addLedgerEntry', { id: booking.id }, body, isAllowed ? 201 : 409);
  if (!isAllowed) return;
  booking.enter({ kind: 'PAYMENT', method, amount, at: desk.now, order: null });
  booking.tell('PAID');
}

/** Money goes back: in cash, by transfer, or by the gateway, which may refuse or not answer. */
export async function giveBack(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random, snap } = desk;
  const methods = (['CASH', 'TRANSFER', 'GATEWAY'] as const).filter((one) => booking.refundable(one) > 0);
  if (methods.length === 0) return;
  const method = random.of(methods);
  const left = booking.refundable(method);
  const amount = Math.max(1, random.of([left, Math.ceil(left / 2), Math.ceil(left / 3), left + 1]));
  const lowers = booking.status !== 'CANCELLED' && random.chance(0.4);
  const isBounded = amount <= left && (!lowers || amount <= booking.total);
  const body = { kind: 'REFUND', method, amount, reason: 'The swell was too big; +1', lower_total: lowers };
  if (method !== 'GATEWAY') {
    await desk.call('addLedgerEntry', { id: booking.id }, body, isBounded ? 201 : 409);
    if (!isBounded) return;
    booking.enter({ kind: 'REFUND', method, amount, at: desk.now, order: null });
    if (lowers) booking.lower(amount);
    return;
  }
  const isPossible = isBounded && amount <= booking.mostOfOneOrder;
  const order = booking.orderFor(amount);
  const answer = isPossible ? random.of(['made', 'made', 'refused', 'lost', 'lost before'] as const) : 'made';
  if (answer === 'refused') snap.refundRefusal = 'Payment Provider does not support refund.';
  if (answer === 'lost') snap.troubles = ['broken after it was made'];
  if (answer === 'lost before') snap.troubles = ['broken'];
  const status = !isPossible || answer === 'refused' ? 409 : answer === 'made' ? 201 : 503;
  await desk.call('addLedgerEntry', { id: booking.id }, body, status);
  snap.refundRefusal = null;
  if (status === 503) booking.unanswered = { order, amount, lowers };
  if (status !== 201) return;
  booking.enter({ kind: 'REFUND', method, amount, at: desk.now, order });
  if (lowers) booking.lower(amount);
}

/** Up to three days are closed, opened, or limited. */
export async function setDays(desk: Desk): Promise<void> {
  const { random } = desk;
  const first = random.below(10);
  const dates = Array.from({ length: 1 + random.below(3) }, (_, index) => desk.day(first + index));
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const limit = random.of([{ capacity: 8 }, { capacity: 20 }, { capacity: null }]);
  const opening = desk.stateOf(from).isOpen ? { is_open: false, reason: 'A ceremony' } : { is_open: true };
  const change = random.chance(0.6) ? opening : limit;
  await desk.call('updateDays', {}, { from, to, ...change }, 200);
  // Where many are told, the server does so after its answer.
  await tellOfDays(desk.test.db, { today: desk.today });
  const wereClosed = dates.filter((date) => !desk.stateOf(date).isOpen);
  const wereOpen = dates.filter((date) => desk.stateOf(date).isOpen);
  for (const date of dates) {
    const { isOpen, capacity } = desk.stateOf(date);
    desk.days.set(
      date,
      'capacity' in change ? { isOpen, capacity: change.capacity } : { isOpen: change.is_open, capacity },
    );
  }
  if ('capacity' in change) return;
  for (const booking of desk.bookings) {
    if (change.is_open) {
      booking.raised = booking.raised.filter((one) => !dates.some((date) => one === `CLOSED_DAY ${date}`));
      const isClosed = (date: string) => !desk.stateOf(date).isOpen;
      for (const date of wereClosed) booking.closings.open(booking, date, { today: desk.today, isClosed });
      continue;
    }
    const closed = wereOpen.filter((date) => booking.isOpen && isExpected(booking, date));
    booking.raised.push(...closed.map((date) => `CLOSED_DAY ${date}`));
    booking.closings.close(booking, closed);
  }
}

/** An administrator has seen to what was raised. */
export async function seeTo(desk: Desk): Promise<void> {
  const rows = (
    await desk.test.call<{ data: { id: string; kind: string; booking_id: string; text: string }[] }>('listAttention', {
      token: desk.token,
    })
  ).body.data.filter(({ kind }) => kind === 'PAID_TWICE' || kind === 'WRONG_AMOUNT');
  const row = rows.at(0);
  const booking = desk.bookings.find(({ id }) => id === row?.booking_id);
  if (!row || !booking) return;
  await desk.call('resolveAttention', { id: row.id }, {}, 200);
  booking.raised.splice(booking.raised.indexOf(row.kind), 1);
}
