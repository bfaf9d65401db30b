import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { adminBookingPath } from '../../../config/paths';
import { Link } from '../../../ui/Link';
import { openedHere } from './useBookingAddress';

/** Which link was followed last, by the entry of the history that shows it. */
const followed = new Map<string, string>();

/** Whether nobody has gone on yet: the title has the focus when a page is shown. */
export const isFocusFree = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement.matches('main h1');

interface BookingLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'onClick' | 'ref'> {
  code: string;
  /** What tells it from other links of its page, as several may lead to one booking. */
  place: string;
}

/** The way from a list to a booking. Closing the booking leads back, and this link has the focus again: the next row is then a few keys away. */
export function BookingLink({ code, place, ...rest }: BookingLinkProps) {
  const { key: entry } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (followed.get(entry) !== place) return undefined;
    // After the effects of this change, one of which focuses the title.
    const timer = window.setTimeout(() => {
      followed.delete(entry);
      if (isFocusFree(document)) link.current?.focus();
    });
    return () => window.clearTimeout(timer);
  }, [entry, place]);
  return (
    <Link
      {...rest}
      ref={link}
      to={adminBookingPath(code)}
      state={openedHere}
      onClick={() => followed.set(entry, place)}
    />
  );
}
