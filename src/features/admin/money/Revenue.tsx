import { Alert, Button } from 'antd';
import { isNotFound, useGetRevenueQuery } from '../../../api';
import { Exports } from './Exports';
import * as s from './money.module.css';
import { daysIn, MOST_DAYS } from '../shared/period';
import { PeriodChoice } from './PeriodChoice';
import { RevenueFigures } from './RevenueFigures';
import { type PeriodView, type RevenueBy, sides, usePeriod } from './usePeriod';
import { NotLoaded } from '../shared/NotLoaded';

/** What the rows stand for. */
function SideChoice({ view }: { view: PeriodView }) {
  return (
    <div className={`${s.row ?? ''} ${s.sides ?? ''}`} role="group" aria-label="Figures by">
      {(Object.keys(sides) as RevenueBy[]).map((side) => (
        <Button
          key={side}
          type={side === view.by ? 'primary' : 'default'}
          aria-pressed={side === view.by}
          onClick={() => view.showBy(side)}
        >
          By {side}
        </Button>
      ))}
    </div>
  );
}

/** What a period brings in, and its files. Nothing with a backend that has no such call. */
export function Revenue() {
  const view = usePeriod();
  const { period, by } = view;
  const isTooLong = daysIn(period) > MOST_DAYS;
  const revenue = useGetRevenueQuery(
    { ...period, by },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, skip: isTooLong },
  );
  const { error, isFetching, refetch } = revenue;
  const answer = error === undefined ? revenue.data?.data : undefined;
  const isKnown = answer !== undefined && Array.isArray(answer.rows);
  if (isNotFound(error)) return null;
  return (
    <>
      <section aria-labelledby="revenue-of-the-period" aria-busy={isFetching}>
        <h2 id="revenue-of-the-period">Revenue</h2>
        <PeriodChoice view={view} />
        {isTooLong && <Alert type="warning" showIcon title={`A period has at most ${MOST_DAYS} days.`} />}
        {!isTooLong && <SideChoice view={view} />}
        {error !== undefined && !isFetching && !isTooLong && (
          <NotLoaded error={error} text="The revenue could not be loaded." retry={refetch} />
        )}
        {!isKnown && isFetching && <p role="status">Loading the revenue...</p>}
        {isKnown && !isTooLong && <RevenueFigures revenue={answer} />}
      </section>
      {!isTooLong && <Exports key={`${period.from} ${period.to}`} period={period} />}
    </>
  );
}
