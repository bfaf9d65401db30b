import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { focusTitle } from './DialogButton';
import { stepBack } from './useBlocker';
import { useFocusOnClose } from './useFocusOnClose';

/** What can be open over the list or the board: a booking, an editor of it, or the sheet for a new one. */
const names = ['booking', 'edit', 'session', 'new'] as const;
type Name = (typeof names)[number];
export type Opening = Partial<Record<Name, string>>;

const isOpenedHere = (state: unknown): boolean => (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;

/** What a link keeps in the history beside an address that opens something over the page: closing it goes back. */
export const openedHere = { preventScrollReset: true, isOpenedHere: true };

/**
 * What is open over the list or the board, kept in the address: a link leads to it, a reload keeps it and Back closes it. When
 * the last of it is closed, the focus returns to the control that opened the first.
 */
export function useBookingAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const closedKey = useRef<string>(null);
  const opening: Opening = Object.fromEntries(
    names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
  );
  const isOpen = Object.keys(opening).length > 0;

  // A link opens it, too. It has the focus until the dialog takes it.
  useLayoutEffect(() => {
    if (isOpen && opener.current === null && document.activeElement !== document.body) {
      opener.current = document.activeElement;
    }
  }, [isOpen]);

  useFocusOnClose(isOpen, () => {
    const place = opener.current;
    opener.current = null;
    if (place instanceof HTMLElement && place.isConnected) place.focus();
    else focusTitle();
  });

  /** Opens something over the list; `isInstead` where it takes the place of what is open. */
  const open = (what: Opening, { isInstead = false } = {}) => {
    if (!isOpen) opener.current = document.activeElement;
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    for (const [name, value] of Object.entries(what)) next.set(name, value);
    setParams(next, {
      replace: isInstead,
      state: { ...openedHere, isOpenedHere: !isInstead || isOpenedHere(state) },
    });
  };

  /** Closes what was opened last: goes back to where it was opened, or, at the end of a link, to what lies below. */
  const close = () => {
    if (closedKey.current === key) return; // twice in a row would leave the screen
    closedKey.current = key;
    if (isOpenedHere(state)) stepBack(navigate);
    else
      open(opening.edit !== undefined && opening.booking !== undefined ? { booking: opening.booking } : {}, {
        isInstead: true,
      });
  };

  return { opening, open, close };
}

export type BookingAddress = ReturnType<typeof useBookingAddress>;
