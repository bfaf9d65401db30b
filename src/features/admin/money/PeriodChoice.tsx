import { Button } from 'antd';
import { DayField } from '../shared/DayField';
import * as s from './money.module.css';
import type { PeriodView } from './usePeriod';

/** This month, the last one, or any days. */
export function PeriodChoice({ view }: { view: PeriodView }) {
  const { period, name, showThisMonth, showLastMonth, showFrom, showTo } = view;
  const month = (label: string, isChosen: boolean, show: () => void) => (
    <Button type={isChosen ? 'primary' : 'default'} aria-pressed={isChosen} onClick={show}>
      {label}
    </Button>
  );
  return (
    <div className={s.row} role="group" aria-label="Period">
      {month('This month', name === 'this month', showThisMonth)}
      {month('Last month', name === 'last month', showLastMonth)}
      <DayField className={s.dayField} label="from" name="Period from" day={period.from} onChange={showFrom} />
      <DayField className={s.dayField} label="to" name="Period to" day={period.to} onChange={showTo} />
    </div>
  );
}
