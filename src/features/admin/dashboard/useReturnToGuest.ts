import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { adminBookingPath } from '../../../config/paths';
import { guestOf } from '../shared/boardDay';
import { isFocusFree } from '../shared/BookingLink';

/** A booking, and its session where it was opened from one. */
interface Opened {
  booking_code: string;
  id?: string;
}

/** Which booking was opened last from the board, for each entry of the history. */
const opened = new Map<string, Opened>();

/** Notes that a booking is opened from the board that an entry of the history shows. */
export const noteOpened = (entry: string, what: Opened): void => void opened.set(entry, what);

/** The link of the session from which a booking was opened; where that is gone, or none is known, of the booking's first one here. */
function guestLink(guests: HTMLElement | null, { id, booking_code: code }: Opened) {
  const links = [...(guests?.querySelectorAll<HTMLElement>(`a[href="${adminBookingPath(code)}"]`) ?? [])];
  return links.find((link) => link.dataset.session === id) ?? links[0];
}

/**
 * Puts the focus on the guest whose booking was opened, once somebody comes back from it to the board: the next guest is then
 * a few keys away, and not behind the whole menu. So it does for whoever comes from a booking to see it on the board.
 */
export function useReturnToGuest(guests: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key: entry } = location;
  const shown = guestOf(location.state);
  const wanted = useRef(opened.get(entry) ?? (shown === undefined ? undefined : { booking_code: shown }));
  useEffect(() => {
    const what = wanted.current;
    if (what === undefined) return undefined;
    // After the effects of this change, one of which focuses the title.
    const timer = window.setTimeout(() => {
      opened.delete(entry);
      const guest = guestLink(guests.current, what);
      const isGoneOn = !isFocusFree(document);
      if (guest || isGoneOn) wanted.current = undefined;
      if (!isGoneOn) guest?.focus();
    });
    return () => window.clearTimeout(timer);
  }); // with each answer: a new guest comes with the next one
}
