import { Button } from 'antd';
import { PeriodFields } from '../shared/PeriodFields';
import * as s from './money.module.css';
import { type PeriodView, withEnd } from './usePeriod';

/** This month, the last one, or any days. */
export function PeriodChoice({ view }: { view: PeriodView }) {
  const { period, name, showThisMonth, showLastMonth, showPeriod } = view;
  const month = (label: string, isChosen: boolean, show: () => void) => (
    <Button type={isChosen ? 'primary' : 'default'} aria-pressed={isChosen} onClick={show}>
      {label}
    </Button>
  );
  return (
    <div className={s.row} role="group" aria-label="Period">
      {month('This month', name === 'this month', showThisMonth)}
      {month('Last month', name === 'last month', showLastMonth)}
      <PeriodFields className={s.dayField} name="Period" period={period} moved={withEnd} onChange={showPeriod} />
    </div>
  );
}
