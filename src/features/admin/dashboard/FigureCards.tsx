import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { formatRupiah } from '../../../lib/money';
import * as s from './dashboard.module.css';
import type { Figures } from './figures';
import { Link } from '../../../ui/Link';

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

function Figure({ label, value, children }: { label: string; value: string | number; children?: ReactNode }) {
  return (
    <div className={s.card}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {children}
      </dd>
    </div>
  );
}

/** The figures of the dashboard as cards. */
export function FigureCards({ figures: { today, tomorrow, waiting, taken, open } }: { figures: Figures }) {
  return (
    <dl className={s.cards}>
      <Figure label="Sessions today" value={today.sessions}>
        {people(today.people)}
      </Figure>
      <Figure label="Sessions tomorrow" value={tomorrow.sessions}>
        {people(tomorrow.people)}
      </Figure>
      <Figure label="Waiting for confirmation" value={waiting}>
        <Link to={paths.adminBookings}>See the bookings</Link>
      </Figure>
      <Figure label="Money taken" value={formatRupiah(taken)} />
      <Figure label="Money open" value={formatRupiah(open)} />
    </dl>
  );
}
