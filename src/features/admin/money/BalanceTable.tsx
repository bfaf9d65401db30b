import { Button } from 'antd';
import type { Balance } from '../../../api';
import { BookingLink } from '../shared/BookingLink';
import { counted } from '../shared/counted';
import { setApart } from '../shared/setApart';
import { useEntryState } from '../shared/useEntryState';
import * as s from './money.module.css';

/** So many are shown at first. */
const FIRST = 20;

interface BalanceTableProps {
  name: string;
  balances: Balance[];
  /** Beside the guest. */
  columns: [title: string, pick: (balance: Balance) => string][];
}

/** The bookings of a sum, folded, each with the way to it. */
export function BalanceTable({ name, balances, columns }: BalanceTableProps) {
  const [isOpen, setIsOpen] = useEntryState(`open ${name}`, false);
  const [isWhole, setIsWhole] = useEntryState(`whole ${name}`, false);
  const shown = isWhole ? balances : balances.slice(0, FIRST);
  return (
    <details className={s.folded} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{counted(balances.length, 'booking', 'bookings')}</summary>
      <table role="table" className={s.table} aria-label={name}>
        <thead role="rowgroup">
          <tr role="row">
            {['Guest', ...columns.map(([title]) => title)].map((title) => (
              <th key={title} role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((balance) => (
            <tr key={balance.id} role="row">
              <th role="rowheader">
                <BookingLink code={balance.booking_code} place={`${name} ${balance.id}`}>
                  {setApart(balance.customer_name)}
                </BookingLink>{' '}
                <span className={s.hint}>
                  {balance.booking_status === 'CANCELLED' ? `${balance.booking_code}, cancelled` : balance.booking_code}
                </span>
              </th>
              {columns.map(([title, pick]) => (
                <td key={title} role="cell">
                  {pick(balance)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {balances.length > FIRST && (
        <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${String(balances.length)}`}
        </Button>
      )}
    </details>
  );
}
