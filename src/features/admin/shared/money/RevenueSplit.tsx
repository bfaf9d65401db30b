import type { Revenue } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import * as s from './revenueSplit.module.css';

/** What sessions bring in: paid and not paid until today, and what is to come. Nothing with a backend that does not tell. */
export function RevenueSplit({ of }: { of: Pick<Revenue, 'taken' | 'still_due' | 'to_come'> }) {
  const parts: [name: string, amount: number | undefined][] = [
    ['Taken', of.taken],
    ['Still due', of.still_due],
    ['To come', of.to_come],
  ];
  if (parts.some(([, amount]) => amount === undefined)) return null;
  return (
    <dl className={s.split}>
      {parts.map(([name, amount = 0]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatRupiah(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
