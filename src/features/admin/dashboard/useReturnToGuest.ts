import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { adminBookingPath } from '../../../config/paths';
import { guestOf } from '../shared/boardDay';
import { isFocusFree } from '../shared/BookingLink';

/** Whose booking was opened last from the board, by its code, for each entry of the history. */
const opened = new Map<string, string>();

/** Notes that a booking is opened from the board that an entry of the history shows. */
export const noteOpened = (entry: string, code: string): void => void opened.set(entry, code);

/**
 * Puts the focus on the guest whose booking was opened, once somebody comes back from it to the board: the next guest is then
 * a few keys away, and not behind the whole menu. So it does for whoever comes from a booking to see it on the board.
 */
export function useReturnToGuest(guests: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key: entry } = location;
  const wanted = useRef(opened.get(entry) ?? guestOf(location.state));
  useEffect(() => {
    const code = wanted.current;
    if (code === undefined) return undefined;
    // After the effects of this change, one of which focuses the title.
    const timer = window.setTimeout(() => {
      opened.delete(entry);
      const guest = guests.current?.querySelector<HTMLElement>(`a[href="${adminBookingPath(code)}"]`);
      const isGoneOn = !isFocusFree(document);
      if (guest || isGoneOn) wanted.current = undefined;
      if (!isGoneOn) guest?.focus();
    });
    return () => window.clearTimeout(timer);
  }); // with each answer: a new guest comes with the next one
}
