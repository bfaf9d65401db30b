import { Button } from 'antd';
import { useState } from 'react';
import * as s from './money.module.css';
import { isPlausibleDay, type PeriodView } from './usePeriod';

interface DayFieldProps {
  label: string;
  /** Its whole name. */
  name: string;
  day: string;
  onChange: (day: string) => void;
}

/** A day that is typed stays as it is typed until it is one. */
function DayField({ label, name, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  const change = (text: string) => {
    setTyped({ day, text });
    if (isPlausibleDay(text)) onChange(text);
  };
  return (
    <label className={s.dayField}>
      {label}
      <input type="date" aria-label={name} value={typed.text} onChange={({ target }) => change(target.value)} />
    </label>
  );
}

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
      <DayField label="from" name="Period from" day={period.from} onChange={showFrom} />
      <DayField label="to" name="Period to" day={period.to} onChange={showTo} />
    </div>
  );
}
