/** What the website books at most for one guest; a larger group writes to the school. */
const MOST_SESSIONS = 20;
const MOST_PEOPLE = 60;

/** Whether a refusal is that of a booking that is too large, in the contract's words (createBooking, level 2). */
export const saysTooLarge = (text: string): boolean => text === 'For a group this large please write to us.';

/** Whether a backend of level 2 refuses so many sessions, or so many people in sum. */
export const isTooLarge = (sessions: readonly { participants: number }[]): boolean =>
  sessions.length > MOST_SESSIONS || sessions.reduce((sum, { participants }) => sum + participants, 0) > MOST_PEOPLE;
