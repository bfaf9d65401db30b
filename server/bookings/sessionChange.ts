import type { UpdateSessionRequest } from '../contract.gen.ts';
import type { findProducts } from '../repositories/products.ts';
import type { SessionRow } from '../repositories/sessionRows.ts';
import { dayAfter, daysFrom } from '../school/days.ts';

/** What may be asked of a session. */
export type SessionRequest = UpdateSessionRequest;

type Lesson = Awaited<ReturnType<typeof findProducts>>[number];

/** The rows that a request names, where the session has others. */
export interface Named {
  spot: { id: string; name: string } | undefined;
  lesson: Lesson | undefined;
}

/** Who changes a session. */
export interface ChangeTerms {
  isByGuest?: boolean;
  /** Whether the other days of a course keep their distance. */
  isWhole?: boolean;
}

/** A session before and after a change. */
export interface Pair {
  before: SessionRow;
  after: SessionRow;
}

/** A session's line in its booking, itself among them: the days of one lesson. */
export const lineOf = <Row extends { position: number }>(sessions: readonly Row[], { position }: Row): Row[] =>
  sessions.filter((row) => row.position === position);

type Coming = Pick<SessionRow, 'attendance' | 'peopleCame'>;

/** Who came, as it is stored: a number where it was a part of them alone. */
function comingAfter(before: SessionRow, isMoved: boolean, person: number, request: SessionRequest): Coming {
  const { attendance: noted, people_came: came } = request;
  if (typeof came === 'number') {
    const attendance = noted ?? (came === 0 ? 'NO_SHOW' : 'ARRIVED');
    return { attendance, peopleCame: came === 0 || came === person ? null : came };
  }
  const attendance = noted === undefined ? (isMoved ? null : before.attendance) : noted;
  // Who has arrived without a number are all.
  const isAll = noted !== undefined || came === null || isMoved || (before.peopleCame ?? 0) >= person;
  return { attendance, peopleCame: isAll ? null : before.peopleCame };
}

type Pricing = Pick<SessionRow, 'unitPrice' | 'priceBefore' | 'priceReason'>;

/** The price of one person, on the first day of a line: of the new lesson, or what an administrator has set. */
function pricingAfter(before: SessionRow, lesson: Lesson | undefined, request: SessionRequest): Pricing {
  const agreed = lesson ? { unitPrice: lesson.price, priceBefore: null, priceReason: null } : before;
  const { unit_price: price = agreed.unitPrice, reason } = request;
  if (price === agreed.unitPrice) return agreed;
  const usual = agreed.priceBefore ?? agreed.unitPrice;
  if (price === usual) return { unitPrice: price, priceBefore: null, priceReason: null };
  return { unitPrice: price, priceBefore: usual, priceReason: reason?.trim() ?? null };
}

/** The agreed price for so many people, less what refunds took off it; never below 0. */
const amountOf = (unitPrice: number, person: number, { amountLowered }: SessionRow): number =>
  Math.max(0, unitPrice * person - amountLowered);

/** What the whole line has: its lesson, its people, its price. */
function lineAfter(row: SessionRow, { lesson }: Named, request: SessionRequest): SessionRow {
  const { person = row.person } = request;
  const pricing = row.courseDay === 1 ? pricingAfter(row, lesson, request) : row;
  const { unitPrice, priceBefore, priceReason } = pricing;
  const isPriced = person !== row.person || unitPrice !== row.unitPrice;
  // Where no fewer came than are booked now, all did.
  const isAll = row.peopleCame !== null && row.peopleCame >= person;
  return {
    ...row,
    ...(lesson && { productId: lesson.id, productName: lesson.name }),
    person,
    ...(isAll && { peopleCame: null }),
    unitPrice,
    priceBefore,
    priceReason,
    totalAmount: isPriced ? amountOf(unitPrice, person, row) : row.totalAmount,
  };
}

/**
 * Whether the school has moved a session, to another day, hour or place, so that its guest may change it until its day ends. An hour that was
 * open is set, not moved.
 */
const isMovedBySchool = (before: SessionRow, after: SessionRow): boolean =>
  before.reservationDate !== after.reservationDate ||
  before.surfSpotId !== after.surfSpotId ||
  (before.startTime !== null && before.startTime !== after.startTime);

/** What the session itself has. */
function itselfAfter(before: SessionRow, row: SessionRow, { spot }: Named, request: SessionRequest): SessionRow {
  const { reservation_date: reservationDate = row.reservationDate, start_time: startTime = row.startTime } = request;
  const { instructor_id: instructorId = row.instructorId } = request;
  const isMoved = reservationDate !== row.reservationDate;
  return {
    ...row,
    reservationDate,
    startTime,
    instructorId,
    ...(spot && { surfSpotId: spot.id, surfSpotName: spot.name }),
    ...comingAfter(before, isMoved, row.person, request),
  };
}

/** The sessions of a line before and after a change of one of them, which is as it was where nothing else is given. */
export function changeLine(
  { session, line }: { session: SessionRow; line: SessionRow[] },
  request: SessionRequest,
  named: Named,
  { isByGuest = false, isWhole = false }: ChangeTerms,
): Pair[] {
  const { reservation_date: date = session.reservationDate } = request;
  const by = daysFrom(session.reservationDate, date);
  return line.map((before) => {
    const row = lineAfter(before, named, request);
    const placed = before.id === session.id ? itselfAfter(before, row, named, request) : row;
    const after = isWhole ? { ...placed, reservationDate: dayAfter(before.reservationDate, by) } : placed;
    const isFreed = !isByGuest && isMovedBySchool(before, after);
    const isChosen = isByGuest && before.reservationDate !== after.reservationDate;
    return { before, after: { ...after, movedBySchool: isFreed || (before.movedBySchool && !isChosen) } };
  });
}
