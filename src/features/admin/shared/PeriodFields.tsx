import { useEffect, useRef } from 'react';
import { DayField } from './DayField';
import type { Period } from './period';

interface PeriodFieldsProps {
  className: string | undefined;
  /** What the fields' whole names begin with. */
  name: string;
  period: Period;
  /** The period with another first or last day, with which the other end may move. */
  moved: (period: Period, end: keyof Period, day: string) => Period;
  onChange: (period: Period) => void;
}

const ends = ['from', 'to'] as const;
const otherOf = { from: 'to', to: 'from' } as const;

/** The two ends of a period. How far one moves the other is measured against the period that stood when its field got the focus. */
export function PeriodFields({ className, name, period, moved, onChange }: PeriodFieldsProps) {
  // No state: what fills a form by itself enters a field and changes it before React renders anew.
  const stood = useRef<Period | null>(null);
  const { from, to } = period;
  const movedFrom = (end: keyof Period, day: string) => moved(stood.current ?? period, end, day);
  // The address follows what was sent a moment later, when the next field has the focus already.
  const sent = useRef(period);
  useEffect(() => {
    sent.current = { from, to };
  }, [from, to]);
  const send = (end: keyof Period, day: string) => {
    sent.current = movedFrom(end, day);
    onChange(sent.current);
  };
  return (
    <>
      {ends.map((end) => (
        <DayField
          key={end}
          className={className}
          label={end}
          name={`${name} ${end}`}
          day={period[end]}
          waits={(day) => movedFrom(end, day)[otherOf[end]] !== (stood.current ?? period)[otherOf[end]]}
          onFocus={() => (stood.current = sent.current)}
          onBlur={() => (stood.current = null)}
          onChange={(day) => send(end, day)}
        />
      ))}
    </>
  );
}
