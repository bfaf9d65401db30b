import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { daysInRow, isCalendarDay } from '../lib/dates';
import { isRecord, isText } from '../lib/typeGuards';
import { areLessonFields, fieldsOf, type LessonFields } from '../lib/lessonFields';
import { peopleOf, takesPeople } from '../lib/lessonPeople';

export interface CartSession {
  /** Calendar day, YYYY-MM-DD, in the school's time zone. */
  date: string;
  participants: number;
  /** The chosen hour, HH:MM; a cookie may be older, and level 1 knows no hours. */
  start_time?: string | undefined;
}

/** A lesson in the cart: what is documented, and what it says of itself, where it does. */
export interface CartProduct extends LessonFields {
  id: string;
  name: string;
  price: number;
}

export interface CartLine {
  product: CartProduct;
  surfSpot: { id: string };
  sessions: CartSession[];
}

export interface CartState {
  lines: CartLine[];
}

interface SessionPosition {
  line: number;
  session: number;
}

const emptyCart: CartState = { lines: [] };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isCartSession = (value: unknown): value is CartSession =>
  isRecord(value) &&
  typeof value.date === 'string' &&
  isCalendarDay(value.date) &&
  isCount(value.participants) &&
  (value.start_time === undefined || (isText(value.start_time) && /^\d\d:\d\d$/.test(value.start_time)));

const isCartLine = (value: unknown): value is CartLine =>
  isRecord(value) &&
  isRecord(value.product) &&
  isText(value.product.id) &&
  isText(value.product.name) &&
  isCount(value.product.price) &&
  areLessonFields(value.product) &&
  isRecord(value.surfSpot) &&
  isText(value.surfSpot.id) &&
  Array.isArray(value.sessions) &&
  value.sessions.length > 0 &&
  value.sessions.every(isCartSession);

/** What the cart keeps of a lesson. */
export const cartProductOf = ({ id, name, price, ...rest }: CartProduct): CartProduct => ({
  id,
  name,
  price,
  ...fieldsOf(rest),
});

/** Whether a stored value is a list of cart lines. */
export const isCartLines = (value: unknown): value is CartLine[] => Array.isArray(value) && value.every(isCartLine);

const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    lessonAddedToCart: (state, { payload }: PayloadAction<CartLine>) => {
      state.lines.push(payload);
    },
    sessionDateChanged: (state, { payload }: PayloadAction<SessionPosition & { date: string }>) => {
      const session = state.lines[payload.line]?.sessions[payload.session];
      if (session) session.date = payload.date;
    },
    sessionTimeChanged: (state, { payload }: PayloadAction<SessionPosition & { start_time: string }>) => {
      const session = state.lines[payload.line]?.sessions[payload.session];
      if (session) session.start_time = payload.start_time;
    },
    /** A count that the lesson does not take is ignored (spec §5). */
    sessionParticipantsChanged: (state, { payload }: PayloadAction<SessionPosition & { participants: number }>) => {
      const line = state.lines[payload.line];
      const session = line?.sessions[payload.session];
      if (session && takesPeople(peopleOf(line.product), payload.participants)) {
        session.participants = payload.participants;
      }
    },
    /** The line goes with its last session (spec §2, cart). */
    sessionRemoved: (state, { payload }: PayloadAction<SessionPosition>) => {
      const line = state.lines[payload.line];
      if (!line?.sessions[payload.session]) return;
      line.sessions.splice(payload.session, 1);
      if (line.sessions.length === 0) state.lines.splice(payload.line, 1);
    },
    /** Another tab has changed the stored cart, and what is stored wins; or several lines change at once. */
    cartReplaced: (_state, { payload }: PayloadAction<CartLine[]>): CartState => ({ lines: payload }),
    cartCleared: () => emptyCart,
  },
  selectors: {
    selectCartLines: (state) => state.lines,
    selectCartSessionCount: (state) => state.lines.reduce((count, line) => count + line.sessions.length, 0),
  },
});

/** Price of one session in rupiah: the lesson's price times its participants (spec §9). */
export function sessionSubtotal(line: CartLine, session: CartSession): number {
  return line.product.price * session.participants;
}

/** Price of all sessions in rupiah. */
export const totalOf = (lines: readonly CartLine[]): number =>
  lines
    .flatMap((line) => line.sessions.map((session) => sessionSubtotal(line, session)))
    .reduce((sum, subtotal) => sum + subtotal, 0);

/** The days on which the sessions take places, with their people: a course does on each of its days. */
export const placesOf = (lines: readonly CartLine[]): Pick<CartSession, 'date' | 'participants'>[] =>
  lines.flatMap(({ product, sessions }) =>
    sessions.flatMap(({ date, participants }) =>
      daysInRow(date, product.days ?? 1).map((day) => ({ date: day, participants })),
    ),
  );

export const cartReducer = cartSlice.reducer;
export const {
  lessonAddedToCart,
  sessionDateChanged,
  sessionTimeChanged,
  sessionParticipantsChanged,
  sessionRemoved,
  cartReplaced,
  cartCleared,
} = cartSlice.actions;
export const { selectCartLines, selectCartSessionCount } = cartSlice.selectors;
