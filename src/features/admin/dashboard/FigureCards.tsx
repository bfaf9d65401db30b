import type { ReactNode } from 'react';
import type { Overview } from '../../../api';
import { paths } from '../../../config/paths';
import { dayAfter } from '../../../lib/dates';
import { formatRupiah } from '../../../lib/money';
import { Link } from '../../../ui/Link';
import { peopleText } from '../shared/counted';
import { boardPath } from '../shared/boardDay';
import * as s from './dashboard.module.css';

function Figure({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
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

/** Money is an administrator's business: staff get none to see. */
const Money = ({ label, amount }: { label: string; amount: number | null }) =>
  amount === null ? null : <Figure label={label} value={formatRupiah(amount)} />;

/** The figures as cards; a card that counts something opens it. */
export function FigureCards({ figures, today }: { figures: Overview; today: string }) {
  return (
    <dl className={s.cards}>
      <Figure label="Sessions today" value={figures.today.sessions}>
        <Link to={boardPath(today, today)}>{peopleText(figures.today.people)}</Link>
      </Figure>
      <Figure label="Sessions tomorrow" value={figures.tomorrow.sessions}>
        <Link to={boardPath(dayAfter(today), today)}>{peopleText(figures.tomorrow.people)}</Link>
      </Figure>
      <Figure label="Waiting for confirmation" value={figures.waiting}>
        <Link to={`${paths.adminBookings}?status=PENDING`}>See who waits</Link>
      </Figure>
      <Money label="Money taken today" amount={figures.taken_today} />
      <Money label="Money taken this month" amount={figures.taken_this_month} />
      <Money label="Money due" amount={figures.due} />
    </dl>
  );
}
