import type { ReactNode } from 'react';
import { DayField } from '../../shared/DayField';
import * as filters from '../../shared/filters.module.css';
import * as s from '../shared/bookings.module.css';
import { bookingStatuses, paymentMethods, paymentStatuses } from '../shared/bookingRules';
import { type BookingView, sorts } from './useBookingView';

interface FilterProps {
  label: string;
  name: string;
  options: Record<string, string>;
  /** What stands for no filter. */
  all?: string;
  view: BookingView;
}

function Filter({ label, name, options, all = `${label}: all`, view }: FilterProps) {
  const value = view.filter(name);
  return (
    <select
      className={filters.select}
      aria-label={label}
      value={value in options ? value : ''}
      onChange={({ target }) => view.show({ [name]: target.value })}
    >
      <option value="">{all}</option>
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

function DayFilter({ label, name, view }: Omit<FilterProps, 'options'>) {
  return (
    <DayField
      className={filters.day}
      label={label}
      name={`Sessions ${label}`}
      day={view.filter(name)}
      isOptional
      onChange={(day) => view.show({ [name]: day }, { replace: true })}
    />
  );
}

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));
const { '-created_at': usual, ...otherSorts } = sorts;
const filterNames = ['status', 'payment', 'method', 'from', 'to'];

/** Narrows and orders the whole list. */
export function BookingFilters({ view, children }: { view: BookingView; children: ReactNode }) {
  return (
    <div className={s.filters} role="group" aria-label="Filters">
      <Filter label="Status Booking" name="status" options={same(bookingStatuses)} view={view} />
      <Filter label="Status Payment" name="payment" options={same(paymentStatuses)} view={view} />
      <Filter label="Method of payment" name="method" options={same(paymentMethods)} view={view} />
      <DayFilter label="from" name="from" view={view} />
      <DayFilter label="until" name="to" view={view} />
      <Filter label="Order of the list" name="sort" all={usual} options={otherSorts} view={view} />
      {view.isFiltered && (
        <button
          type="button"
          className={s.plain}
          onClick={() => view.show(Object.fromEntries(filterNames.map((name) => [name, ''])))}
        >
          Clear filters
        </button>
      )}
      {children}
    </div>
  );
}
