import type { Revenue } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { Figures } from './Figures';

/** What sessions bring in: paid and not paid until today, and what is to come. Nothing with a backend that does not tell. */
export function RevenueSplit({ of }: { of: Pick<Revenue, 'taken' | 'still_due' | 'to_come'> }) {
  const { taken, still_due: stillDue, to_come: toCome } = of;
  if (taken === undefined || stillDue === undefined || toCome === undefined) return null;
  return (
    <Figures
      of={[
        ['Taken', formatRupiah(taken)],
        ['Still due', formatRupiah(stillDue)],
        ['To come', formatRupiah(toCome)],
      ]}
    />
  );
}
