import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import { formatRupiah } from '../../lib/money';
import { announce } from '../../ui/LiveRegion';

/** Long enough to type a number of two digits: what is announced is the price that stays. */
const PAUSE_MS = 1000;

/** Lets screen readers say a total (in rupiah) when it has changed. */
export function useAnnouncedPrice(total: number): void {
  const said = useRef(total);
  useEffect(() => {
    if (total === said.current) return;
    const timer = setTimeout(() => {
      said.current = total;
      const price = formatRupiah(total);
      announce(t`The price is now ${price}.`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [total]);
}
