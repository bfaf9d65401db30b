import { t } from 'ttag';
import { daysOff, type SchoolDay } from '../lib/schoolDays';
import * as s from './DaysOff.module.css';

/** More would be a calendar, not a hint. */
const MOST = 4;

interface DaysOffProps {
  days: readonly SchoolDay[];
  /** The least who come. */
  people?: number;
}

/** Says which days cannot be chosen, and why: a browser's date field cannot show that. Nothing where all can. */
export function DaysOff({ days, people = 1 }: DaysOffProps) {
  const runs = daysOff(days, people);
  if (runs.length === 0) return null;
  return (
    <div className={s.off}>
      <p>{t`Days that cannot be booked:`}</p>
      <ul>
        {runs.slice(0, MOST).map(({ first, dates, why }) => (
          <li key={first}>
            <strong>{dates}</strong> <span dir="auto">{why}</span>
          </li>
        ))}
      </ul>
      {runs.length > MOST && <p>{t`So are some later days. Choose one to see.`}</p>}
    </div>
  );
}
