import { Button } from 'antd';
import { isNotFound, useListBalancesQuery } from '../../../api';
import { DayField } from '../shared/DayField';
import { isPlausibleDay, monthBefore } from '../shared/period';
import { useListView } from '../shared/useListView';
import { useToday } from '../shared/useToday';
import { BalanceFigures } from './BalanceFigures';
import * as s from './money.module.css';
import { monthText } from './periodText';
import { NotLoaded } from '../shared/NotLoaded';

/** The day at whose end balances are shown, kept in the address; today's is not, so that tomorrow it is another one. */
function useBalanceDay() {
  const { filter, show } = useListView();
  const today = useToday();
  const asked = filter('day');
  return {
    day: isPlausibleDay(asked) ? asked : today,
    today,
    monthEnd: monthBefore(today).to,
    showDay: (day: string) => show({ day: day === today ? '' : day }, { replace: true }),
  };
}

/** What is owed and what is paid and not yet surfed at the end of a day. Nothing with a backend that has no such call. */
export function Balances() {
  const { day, today, monthEnd, showDay } = useBalanceDay();
  const balances = useListBalancesQuery({ day }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { error, isFetching, refetch } = balances;
  // `currentData`: figures of another day would stand under this one's name.
  const rows = error === undefined ? balances.currentData?.data : undefined;
  if (isNotFound(error)) return null;
  const choice = (label: string, of: string) => (
    <Button type={day === of ? 'primary' : 'default'} aria-pressed={day === of} onClick={() => showDay(of)}>
      {label}
    </Button>
  );
  return (
    <section aria-labelledby="open-balances" aria-busy={isFetching}>
      <h2 id="open-balances">Owed and paid ahead</h2>
      <div className={s.row} role="group" aria-label="Day of the balances">
        {choice('Today', today)}
        {choice(`End of ${monthText(monthEnd)}`, monthEnd)}
        <DayField className={s.dayField} label="at the end of" name="At the end of" day={day} onChange={showDay} />
      </div>
      {error !== undefined && !isFetching && (
        <NotLoaded error={error} text="What is owed and paid ahead could not be loaded." retry={refetch} />
      )}
      {rows === undefined && isFetching && <p role="status">Loading what is owed and paid ahead...</p>}
      {Array.isArray(rows) && <BalanceFigures key={day} balances={rows} day={day} />}
      <p className={s.hint}>
        Money until that day; bookings and sessions as they are now. Keep the files of a month that you have closed.
      </p>
    </section>
  );
}
