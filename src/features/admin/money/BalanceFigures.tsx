import type { Balance } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { counted } from '../shared/counted';
import { Figures } from '../shared/money/Figures';
import { SaveButton } from '../shared/SaveButton';
import { shortDay } from '../shared/schoolTime';
import { daysOwed, sumsOf } from './balances';
import { deferredCsv, owedCsv } from './balancesCsv';
import { BalanceTable } from './BalanceTable';
import * as s from './money.module.css';

interface BalanceFiguresProps {
  balances: Balance[];
  /** At whose end. */
  day: string;
}

/** What bookings owe at the end of a day, by age, and what they have paid for what is still to come; with a file of each. */
export function BalanceFigures({ balances, day }: BalanceFiguresProps) {
  const sums = sumsOf(balances, day);
  const owing = balances.filter(({ owed }) => owed > 0);
  const ahead = balances.filter(({ deferred }) => deferred > 0);
  const file = (name: string, csv: typeof owedCsv, count: number) => () =>
    Promise.resolve({
      name: `${name}-${day}.csv`,
      text: csv(balances, day),
      success: `${counted(count, 'booking', 'bookings')} exported.`,
    });
  return (
    <div className={s.balances}>
      <section aria-labelledby="who-owes">
        <h3 id="who-owes">Owed</h3>
        <p className={s.total}>
          <strong>{formatRupiah(sums.owed)}</strong> for sessions until {shortDay(day)}, and for how long
        </p>
        <Figures of={sums.ages.map(({ name, amount }) => [name, formatRupiah(amount)])} />
        {owing.length > 0 && (
          <BalanceTable
            name="Who owes"
            balances={owing}
            columns={[
              ['Since', ({ since }) => (since === null ? '' : shortDay(since))],
              ['Days', (balance) => String(daysOwed(balance, day))],
              ['Owed', ({ owed }) => formatRupiah(owed)],
            ]}
          />
        )}
        <div className={s.row}>
          <SaveButton
            label="Export what is owed"
            collect={file('owed', owedCsv, owing.length)}
            failure="Failed to export what is owed."
          />
        </div>
      </section>
      <section aria-labelledby="paid-ahead">
        <h3 id="paid-ahead">Paid and not yet surfed</h3>
        <p className={s.total}>
          <strong>{formatRupiah(sums.deferred)}</strong> received until {shortDay(day)}, beyond the sessions until then
        </p>
        <Figures
          of={[
            ['For sessions to come', formatRupiah(sums.deferred - sums.over)],
            ['For no session', formatRupiah(sums.over)],
          ]}
        />
        {ahead.length > 0 && (
          <BalanceTable
            name="Paid and not yet surfed"
            balances={ahead}
            columns={[
              ['Received', ({ received }) => formatRupiah(received)],
              ['Surfed', ({ earned }) => formatRupiah(earned)],
              ['Paid ahead', ({ deferred }) => formatRupiah(deferred)],
            ]}
          />
        )}
        <div className={s.row}>
          <SaveButton
            label="Export what is paid ahead"
            collect={file('paid-ahead', deferredCsv, ahead.length)}
            failure="Failed to export what is paid ahead."
          />
        </div>
      </section>
    </div>
  );
}
