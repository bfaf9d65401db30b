import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '../../../api';
import { paths } from '../../../config/paths';
import { schoolToday } from '../../../lib/dates';
import { Link } from '../../../ui/Link';
import { PageHead } from '../../../ui/PageHead';
import { BookingsChart } from './BookingsChart';
import { FigureCards } from './FigureCards';
import { CHART_DAYS, figuresOf } from './figures';
import { DataCoverage } from './DataCoverage';
import { TomorrowSheet } from './TomorrowSheet';
import { useLatestBookings } from './useLatestBookings';

const SHEET = 'Tomorrow on the beach';

function Overview({ bookings }: { bookings: Booking[] | undefined }) {
  const figures = useMemo(() => bookings && figuresOf(bookings, schoolToday()), [bookings]);
  return (
    <>
      {figures && <FigureCards figures={figures} />}
      <p>
        <Link to={`${paths.admin}?sheet=tomorrow`}>{SHEET}</Link>
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
  const bookings = latest.collected?.bookings;
  const isSheet = params.get('sheet') === 'tomorrow';
  return (
    <>
      <PageHead title={isSheet ? SHEET : 'Dashboard Admin'} />
      <h1 tabIndex={-1}>{isSheet ? SHEET : 'Selamat datang di Dashboard Admin'}</h1>
      <DataCoverage latest={latest} />
      {isSheet ? bookings && <TomorrowSheet bookings={bookings} /> : <Overview bookings={bookings} />}
    </>
  );
}
