import type { Body } from '../client.ts';
import { at, Differs, needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { Facts } from '../facts.ts';
import type { Fact } from '../readings.ts';
import { paramsOf } from '../rows.ts';
import { knownAfter, unlike } from '../shown.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import { isStored } from './changes.ts';
import type { Check, Plan } from './check.ts';

/** A booking after a change of its first session, at the price that was agreed. */
function withSession(known: Body, change: Body): Body {
  const [first = {}, ...others] = known['booking_details'] as Body[];
  const unit = Number(first['total_amount']) / Number(first['person']);
  const session = { ...first, ...change };
  const [day, ...days] = (first['sessions'] ?? []) as Body[];
  const sessions = day ? [{ ...day, ...change }, ...days] : undefined;
  const total = unit * Number(session['person']);
  const booking_details = [{ ...session, sessions, total_amount: total }, ...others];
  const total_amount = booking_details.reduce((sum, one) => sum + Number(one.total_amount), 0);
  const due = Number(known['amount_due']) + total_amount - Number(known['total_amount']);
  return { ...known, booking_details, total_amount, ...('amount_due' in known && { amount_due: Math.max(0, due) }) };
}

/** The first session of a booking as `updateSession` answers it. */
function sessionOf(known: Body): Body {
  const { booking_code, customer_name, customer_phone, surf_spot_name, payment_method } = known;
  const [first] = known['booking_details'] as Body[];
  const booking = { booking_id: known['id'], booking_code, booking_status: known['status'] };
  return { ...first, ...booking, customer_name, customer_phone, surf_spot_name, payment_method };
}

interface Move {
  name: string;
  body: (facts: Facts, known: Body) => Promise<Body>;
  /** The booking after it. */
  after: (known: Body, sent: Body) => Body;
  /** What of the booking is answered. */
  answered: (known: Body) => Body;
}

const whole = (known: Body): Body => known;
const moved = (known: Body, { reservation_date }: Body): Body => withSession(known, { reservation_date });

const moves: Record<string, Move[]> = {
  updateSession: [
    { name: 'other people', body: () => Promise.resolve({ person: 4 }), after: withSession, answered: sessionOf },
    {
      name: 'another day',
      body: async (facts) => ({ reservation_date: await facts.day() }),
      after: moved,
      answered: sessionOf,
    },
    {
      name: 'another hour',
      body: () => Promise.resolve({ start_time: '05:45' }),
      after: withSession,
      answered: sessionOf,
    },
    {
      name: 'no hour',
      body: () => Promise.resolve({ start_time: null }),
      after: withSession,
      answered: sessionOf,
    },
    {
      name: 'attendance is null, as before',
      body: () => Promise.resolve({ attendance: null }),
      after: whole,
      answered: (known) => ({ ...sessionOf(known), attendance: null }),
    },
  ],
  moveMySession: [
    {
      name: 'another day',
      body: async (facts, known) => ({ email: known['customer_email'], reservation_date: await facts.day() }),
      after: moved,
      answered: whole,
    },
  ],
  cancelMyBooking: [
    {
      name: 'the status',
      body: (_, known) => Promise.resolve({ email: known['customer_email'] }),
      after: (known) => knownAfter(known, { status: 'CANCELLED' }),
      answered: whole,
    },
  ],
};

async function make(operation: Operation, world: World, fact: Fact, move: Move): Promise<void> {
  const token = await world.sessions.token(operation);
  const body = await move.body(Facts.of(world), fact.known);
  const answer = await world.send(operation, { token, params: paramsOf(operation, fact.known), body });
  documented(operation, answer, operation.success);
  fact.known = move.after(fact.known, body);
  const differences = unlike(move.answered(fact.known), at(answer.body, 'data') as Body, 'data');
  if (differences.length > 0) throw new Differs(differences);
  await isStored(world, fact);
}

/** What is changed of the sessions of a booking is stored, and nothing else of the booking changes. */
export const moveChecks: Plan = (operation, world): Check[] => {
  const facts = Facts.of(world);
  let made: Promise<Fact> | undefined;
  const booking = () =>
    (made ??= needed('createBooking', () => facts.make(world.operation('createBooking'), 'unicode')));
  return (moves[operation.id] ?? []).map((move) => ({
    name: `stored: ${move.name}, and all else stays`,
    run: async () => make(operation, world, await booking(), move),
  }));
};
