import type { Booking } from '../../../api';
import * as s from '../resource/resource.module.css';
import type { ListView } from '../resource/useListView';
import { bookingStatuses, paymentStatuses } from './bookingRules';
import { ExportButton } from './ExportButton';

interface StatusFilterProps {
  label: string;
  name: string;
  options: string[];
  view: ListView;
}

function StatusFilter({ label, name, options, view }: StatusFilterProps) {
  return (
    <select
      className={s.select}
      aria-label={label}
      title="Among the bookings of this page"
      value={view.filter(name)}
      onChange={({ target }) => view.show({ page: view.page, [name]: target.value })}
    >
      <option value="">{label}: all</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** The status filters, which apply to the loaded bookings, and the export of all pages. */
export function BookingTools({ view, keep }: { view: ListView; keep: (booking: Booking) => boolean }) {
  return (
    <div className={s.tools}>
      <StatusFilter label="Status Booking" name="status" options={bookingStatuses} view={view} />
      <StatusFilter label="Status Payment" name="payment" options={paymentStatuses} view={view} />
      <ExportButton search={view.query.search} keep={keep} />
    </div>
  );
}
