import type { RosterRow } from '../../../api';
import { asDate } from '../../../lib/dates';
import { Link } from '../../../ui/Link';
import { boardPath, longDay } from '../shared/boardDay';
import { AwayCell } from './AwayCell';
import { hoursOf, NOBODY } from './rosterCsv';
import * as s from './roster.module.css';

interface RosterTableProps {
  /** What is in the table. */
  label: string;
  week: RosterRow[];
  /** The sums of its month, as soon as they are known. */
  month: RosterRow[] | undefined;
  monthName: string;
  today: string;
}

const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** Who teaches on each day of a week, with the sums of the month: rows are people. Whoever has sessions in either is there. */
export function RosterTable({ label, week, month, monthName, today }: RosterTableProps) {
  const dates = week[0]?.days.map(({ date }) => date) ?? [];
  // The month may end within the week.
  const weekOf = ({ days }: RosterRow) =>
    dates.map((date) => days.find((day) => day.date === date) ?? { date, sessions: 0, people: 0, is_away: false });
  const others = (month ?? [])
    .filter(({ id }) => !week.some((row) => row.id === id))
    .map((row) => ({ ...row, days: weekOf(row) }));
  const rows = [...week.filter(({ id }) => id !== null), ...others, ...week.filter(({ id }) => id === null)];
  return (
    <div className={s.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col" className={s.who}>
              Instructor
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className={s.day} aria-current={date === today ? 'date' : undefined}>
                <Link to={boardPath(date, today)} title={longDay(date)}>
                  {short.format(asDate(date))}
                </Link>
              </th>
            ))}
            <th scope="col" className={s.sum}>
              <small>{monthName}</small> Sessions
            </th>
            <th scope="col" className={s.sum}>
              <small>{monthName}</small> People
            </th>
            <th scope="col" className={s.sum}>
              <small>{monthName}</small> Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, days }) => {
            const { sessions, people, minutes } = month?.find((row) => row.id === id) ?? {
              sessions: 0,
              people: 0,
              minutes: 0,
            };
            return (
              <tr key={id} data-nobody={id === null || undefined}>
                <th scope="row" className={s.who}>
                  {id === null ? NOBODY : name}
                </th>
                {days.map((day) => (
                  <td key={day.date} className={s.day} data-today={day.date === today || undefined}>
                    <AwayCell instructor={id === null ? null : { id, name: name ?? '' }} day={day} />
                  </td>
                ))}
                {[sessions, people, hoursOf(minutes)].map((sum, index) => (
                  <td key={index} className={s.sum}>
                    {month && sum}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
