import { Button } from 'antd';
import type { Booking } from '../../../api';
import { paths } from '../../../config/paths';
import { dayAfter, formatDay, schoolToday } from '../../../lib/dates';
import { formatRupiah } from '../../../lib/money';
import { type SheetLesson, daySheet } from './daySheet';
import * as s from './dashboard.module.css';
import { Link } from '../../../ui/Link';

function LessonTable({ spot, lesson, parties, people, cash }: SheetLesson) {
  return (
    <div className={s.scroll} tabIndex={0} role="region" aria-label={`${spot}: ${lesson}`}>
      <table className={s.sheet}>
        <caption>
          {spot}: {lesson}
        </caption>
        <thead>
          <tr>
            {['Customer', 'Phone Number', 'Booking Code', 'People', 'Cash to collect'].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <tr key={party.id}>
              <td>
                {party.name}
                {!party.isConfirmed && ' (not confirmed)'}
              </td>
              <td>{party.phone}</td>
              <td>{party.code}</td>
              <td>{party.people}</td>
              <td>{party.cash > 0 ? formatRupiah(party.cash) : '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>Together</th>
            <td>{people}</td>
            <td>{formatRupiah(cash)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A printable sheet of tomorrow's sessions: who comes where, how many they are and what they pay in cash. */
export function TomorrowSheet({ bookings }: { bookings: Booking[] }) {
  const tomorrow = dayAfter(schoolToday());
  const lessons = daySheet(bookings, tomorrow);
  return (
    <>
      <p>
        {formatDay(tomorrow)}{' '}
        <span className={s.noPrint}>
          <Button onClick={() => window.print()}>Print</Button> <Link to={paths.admin}>Back to the dashboard</Link>
        </span>
      </p>
      {lessons.length === 0 && <p>Nobody is booked for tomorrow.</p>}
      {lessons.map((lesson) => (
        <LessonTable key={`${lesson.spot}: ${lesson.lesson}`} {...lesson} />
      ))}
    </>
  );
}
