import { adminApi, isNotFound, useListRosterQuery } from '../../../api';
import { asDate, dayAfter } from '../../../lib/dates';
import { useAppDispatch } from '../../../state';
import { PageHead } from '../../../ui/PageHead';
import { paths } from '../../../config/paths';
import { boardDay } from '../shared/boardDay';
import { rangeText } from '../shared/dayRanges';
import { monthOf, type Period } from '../shared/period';
import { SaveButton } from '../shared/SaveButton';
import { StepNav } from '../shared/StepNav';
import { useToday } from '../shared/useToday';
import { useSearchParams } from 'react-router-dom';
import { rosterCsv } from './rosterCsv';
import { RosterTable } from './RosterTable';
import { NotLoaded } from '../shared/NotLoaded';
import * as s from './roster.module.css';

const { listSessions } = adminApi.endpoints;
const always = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The week of a day, from Monday to Sunday. */
function weekOf(day: string): Period {
  const weekday = asDate(day).getUTCDay();
  const from = dayAfter(day, -((weekday + 6) % 7));
  return { from, to: dayAfter(from, 6) };
}

const rosterPath = (day: string, today: string): string =>
  day === today ? paths.adminRoster : `${paths.adminRoster}?day=${day}`;

/** The file by which instructors are paid. */
function MonthExport({ month, name }: { month: Period; name: string }) {
  const dispatch = useAppDispatch();
  const collect = async () => {
    const answer = await dispatch(listSessions.initiate(month, { subscribe: false, forceRefetch: true })).unwrap();
    return { name: `roster-${month.from.slice(0, 7)}.csv`, text: rosterCsv(answer.data), success: 'Roster exported.' };
  };
  return <SaveButton label={`Export ${name}`} collect={collect} failure="Failed to export the roster." />;
}

/** Who teaches on which day of a week, and how much in its month. */
export function RosterPage() {
  const [params] = useSearchParams();
  const today = useToday();
  const day = boardDay(params, today);
  const [range, monthRange] = [weekOf(day), monthOf(day)];
  const week = useListRosterQuery(range, always);
  const month = useListRosterQuery(monthRange, always);
  const monthName = monthFormat.format(asDate(day));
  const failed = [week, month].find(({ error, isFetching }) => error && !isFetching);
  const isKnown = !isNotFound(failed?.error);
  const [rows, sums] = [week.currentData?.data, month.currentData?.data];
  return (
    <>
      <PageHead title="Roster" />
      <h1 tabIndex={-1}>Roster</h1>
      {isKnown && (
        <>
          <div className={s.head}>
            <h2 aria-live="polite">{rangeText(range)}</h2>
            <div className={s.tools}>
              <StepNav
                name="Week of the roster"
                before={{ to: rosterPath(dayAfter(day, -7), today), label: 'The week before' }}
                now={{ to: rosterPath(today, today), label: 'This week', isShown: range.from === weekOf(today).from }}
                after={{ to: rosterPath(dayAfter(day, 7), today), label: 'The week after' }}
              />
              <MonthExport month={monthRange} name={monthName} />
            </div>
          </div>
          {failed && (
            <NotLoaded
              error={failed.error}
              text="The roster could not be loaded."
              retry={() => Promise.all([week.refetch(), month.refetch()])}
            />
          )}
          {!rows && week.isFetching && <p role="status">Loading the roster...</p>}
          {rows && (
            <>
              <RosterTable
                label={`Roster of ${rangeText(range)}`}
                week={rows}
                month={sums}
                monthName={monthName}
                today={today}
              />
              <p className={s.hint}>
                Sessions and people of each day, without cancelled bookings. Press a day to mark somebody as away, or
                back.
              </p>
            </>
          )}
        </>
      )}
    </>
  );
}
