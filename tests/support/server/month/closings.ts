import type { KeptBooking } from './book.ts';

/** A message about closed days that counts, and whether its guest knows what it says: a move of a session ends that. */
interface Letter {
  dates: string[];
  isKnown: boolean;
}

interface Now {
  today: string;
  isClosed: (date: string) => boolean;
}

/** Whether somebody is to come on a day, of whom nobody has noted that they came or did not. */
export const isExpected = ({ sessions }: KeptBooking, date: string): boolean =>
  sessions.some(({ day, attendance }) => day === date && attendance === undefined);

/** What a guest is told of closed days, none of which has left. */
export class KeptClosings {
  #letters: Letter[] = [];

  #write(booking: KeptBooking, dates: string[]): void {
    if (dates.length === 0 || booking.email === '') return;
    booking.tell('CLOSED_DAY');
    this.#letters.push({ dates, isKnown: true });
  }

  /** Days are closed on which the booking has sessions. */
  close(booking: KeptBooking, dates: string[]): void {
    const isKnown = (date: string) => this.#letters.some((one) => one.isKnown && one.dates.includes(date));
    this.#write(
      booking,
      dates.filter((date) => !isKnown(date)),
    );
  }

  /** A day is opened: what tells of it is withdrawn, and its other days are told anew as far as they are closed. */
  open(booking: KeptBooking, date: string, { today, isClosed }: Now): void {
    const withdrawn = this.#letters.filter(({ dates }) => dates.includes(date));
    this.#letters = this.#letters.filter((one) => !withdrawn.includes(one));
    const others = new Set(withdrawn.flatMap(({ dates }) => dates).filter((one) => one !== date));
    const isTold = (one: string) => one >= today && isClosed(one) && isExpected(booking, one);
    this.#write(booking, booking.isOpen ? [...others].filter(isTold) : []);
  }

  move(): void {
    for (const letter of this.#letters) letter.isKnown = false;
  }
}
