import { Alert, Button } from 'antd';
import * as s from './dashboard.module.css';
import type { LatestBookings } from './useLatestBookings';

/** Says how many bookings the figures come from, and why there are none. */
export function DataCoverage({ latest: { collected, isLoading, error, reload, loadAll } }: { latest: LatestBookings }) {
  if (isLoading) return <p role="status">Loading the bookings...</p>;
  if (error !== null) {
    return <Alert type="error" showIcon title={error} action={<Button onClick={reload}>Try again</Button>} />;
  }
  if (!collected) return null;
  const { bookings, total } = collected;
  const isAll = bookings.length >= total;
  return (
    <p className={s.coverage}>
      {isAll ? `From all ${total} bookings.` : `From the latest ${bookings.length} bookings of ${total}.`}{' '}
      {!isAll && (
        <Button size="small" className={s.noPrint} onClick={loadAll}>
          Look at all
        </Button>
      )}
    </p>
  );
}
