import { isNotFound, type Overview as Figures, useGetOverviewQuery } from '../../../api';
import { isRecord } from '../../../lib/typeGuards';
import { BookingsChart } from './BookingsChart';
import { FigureCards } from './FigureCards';
import { RevenueSplit } from '../shared/money/RevenueSplit';
import { NotLoaded } from '../shared/NotLoaded';
import * as s from './dashboard.module.css';

/** Any server may answer: figures without their parts are none. */
const hasParts = ({ today, tomorrow, per_day }: Partial<Figures>): boolean =>
  isRecord(today) && isRecord(tomorrow) && Array.isArray(per_day);

/** How the school stands. Nothing with a backend that has no such call. */
export function Overview({ today }: { today: string }) {
  const { data, error, isFetching, refetch } = useGetOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (error && !isFetching) {
    if (isNotFound(error)) return null;
    return <NotLoaded error={error} text="The figures could not be loaded." retry={refetch} />;
  }
  if (!data || !hasParts(data.data)) return null;
  return (
    <section className={s.overview} aria-label="Overview">
      <FigureCards figures={data.data} today={today} />
      {data.data.this_month && (
        <section aria-labelledby="sessions-of-this-month">
          <h2 id="sessions-of-this-month">Sessions of this month</h2>
          <RevenueSplit of={data.data.this_month} />
        </section>
      )}
      <h2>Bookings of the last {data.data.per_day.length} days</h2>
      <BookingsChart perDay={data.data.per_day} />
    </section>
  );
}
