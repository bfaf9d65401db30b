import type { KeptBooking } from './book.ts';

/** A letter about closed days, or about days that are open again. */
interface Letter {
  kind: 'CLOSED_DAY' | 'REOPENED';
  dates: string[];
  state: 'waits' | 'left' | 'withdrawn';
}

interface Now {
  today: string;
  isClosed: (date: string) => boolean;
}

const expectedOn = ({ sessions }: KeptBooking, date: string) =>
  sessions.filter(({ day, attendance }) => day === date && attendance === null);

/** Whether a day has a session that nobody has come to or missed, whatever became of its booking. */
export const hasSession = (booking: KeptBooking, date: string): boolean => expectedOn(booking, date).length > 0;

/** Whether somebody is to come on a day, of whom nobody has noted that they came or did not. */
export const isExpected = (booking: KeptBooking, date: string): boolean => booking.isOpen && hasSession(booking, date);

/** What a guest is told of closed days, and of their openings. */
export class KeptClosings {
  readonly letters: Letter[] = [];

  #write(booking: KeptBooking, kind: Letter['kind'], dates: string[]): void {
    if (dates.length === 0 || booking.email === '') return;
    booking.tell(kind, { dates });
    this.letters.push({ kind, dates, state: 'waits' });
  }

  /** Takes letters back that wait and name a day of which `is` is true; answers all days that they name. */
  #withdraw(kind: Letter['kind'], is: (date: string) => boolean): string[] {
    const waiting = this.letters.filter((one) => one.kind === kind && one.state === 'waits' && one.dates.some(is));
    for (const letter of waiting) letter.state = 'withdrawn';
    return [...new Set(waiting.flatMap(({ dates }) => dates))].toSorted();
  }

  /** Whether the guest, who comes on a day, was told since the session stands there that it is closed, and not that it is open. */
  #knows(booking: KeptBooking, date: string): boolean {
    const since = Math.min(...expectedOn(booking, date).map(({ lettersBefore }) => lettersBefore));
    const about = this.letters.filter(
      (one, index) => index >= since && one.state !== 'withdrawn' && one.dates.includes(date),
    );
    return isExpected(booking, date) && about.at(-1)?.kind === 'CLOSED_DAY';
  }

  /** Days are closed on which somebody is to come: what waits to tell that one of them is open says only what is still so. */
  close(booking: KeptBooking, dates: string[], { today, isClosed }: Now): void {
    const named = this.#withdraw('REOPENED', isClosed);
    this.#write(
      booking,
      'REOPENED',
      named.filter((date) => date >= today && !isClosed(date) && this.#knows(booking, date)),
    );
    this.#write(
      booking,
      'CLOSED_DAY',
      dates.filter((date) => !this.#knows(booking, date)),
    );
  }

  /** Days are opened by one change: what waits to tell of them is withdrawn, and told anew of days that are still closed. */
  open(booking: KeptBooking, dates: string[], { today, isClosed }: Now): void {
    for (const date of dates) {
      const named = this.#withdraw('CLOSED_DAY', (one) => one === date);
      const isTold = (one: string) => one >= today && isClosed(one) && isExpected(booking, one);
      this.#write(booking, 'CLOSED_DAY', named.filter(isTold));
    }
    this.#write(
      booking,
      'REOPENED',
      dates.filter((date) => this.#knows(booking, date)),
    );
  }

  /** All that waits has left, but for what says of a day that it is open which is closed by now. */
  deliver(isClosed: Now['isClosed']): void {
    this.#withdraw('REOPENED', isClosed);
    for (const letter of this.letters) if (letter.state === 'waits') letter.state = 'left';
  }
}
