import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { schoolToday } from '../../../lib/dates';
import { PageHead } from '../../../ui/PageHead';
import { BookingsChart } from './BookingsChart';
import { FigureCards } from './FigureCards';
import { CHART_DAYS, figuresOf } from './figures';
import { DataCoverage } from './DataCoverage';
import { TomorrowSheet } from './TomorrowSheet';
import { type LatestBookings, useLatestBookings } from './useLatestBookings';

function Overview({ latest }: { latest: LatestBookings }) {
  const bookings = latest.collected?.bookings;
  const figures = useMemo(() => bookings && figuresOf(bookings, schoolToday()), [bookings]);
  return (
    <>
      <DataCoverage latest={latest} />
      {figures && <FigureCards figures={figures} />}
      <p>
        <Link to={`${paths.admin}?sheet=tomorrow`}>Tomorrow on the beach</Link>
      </p>
      {figures && (
        <section>
          <h2>Bookings of the last {CHART_DAYS} days</h2>
          <BookingsChart perDay={figures.perDay} />
        </section>
      )}
    </>
  );
}

/** The dashboard (spec §2): the figures, or the printable sheet for tomorrow. */
export function DashboardPage() {
  const [params] = useSearchParams();
  const latest = useLatestBookings();
  if (params.get('sheet') !== 'tomorrow') {
    return (
      <>
        <PageHead title="Dashboard Admin" />
        <h1 tabIndex={-1}>Selamat datang di Dashboard Admin</h1>
        <Overview latest={latest} />
      </>
    );
  }
  return (
    <>
      <PageHead title="Tomorrow on the beach" />
      <h1 tabIndex={-1}>Tomorrow on the beach</h1>
      <DataCoverage latest={latest} />
      {latest.collected && <TomorrowSheet bookings={latest.collected.bookings} />}
    </>
  );
}
