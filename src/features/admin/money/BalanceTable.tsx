import { Button } from 'antd';
import { useState } from 'react';
import type { Balance } from '../../../api';
import { adminBookingPath } from '../../../config/paths';
import { Link } from '../../../ui/Link';
import { counted } from '../shared/counted';
import { setApart } from '../shared/setApart';
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
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? balances : balances.slice(0, FIRST);
  return (
    <details className={s.folded}>
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
                <Link to={adminBookingPath(balance.booking_code)}>{setApart(balance.customer_name)}</Link>{' '}
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
