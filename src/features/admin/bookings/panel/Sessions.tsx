import { Button } from 'antd';
import type { Booking, Session } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { isFinal } from '../shared/bookingRules';
import * as s from './panel.module.css';
import * as table from './sessions.module.css';
import { shortDay } from '../../shared/schoolTime';
import type { Opening } from '../shared/useBookingAddress';

interface SessionsProps {
  booking: Booking;
  /** The sessions as a backend of level 2 gives them; none without one. */
  sessions: Session[];
  onOpen: (what: Opening) => void;
}

const cameTexts = { ARRIVED: 'Arrived', NO_SHOW: 'Did not come' } as const;

/** The sessions of a booking. Where the backend can, each is moved or gets other people from here. */
export function Sessions({ booking, sessions, onOpen }: SessionsProps) {
  const known = new Map(sessions.map((session) => [session.id, session]));
  const canChange = sessions.length > 0 && !isFinal(booking);
  const titles = ['Product Name', 'Reservation Date', 'Person', 'Subtotal', ...(canChange ? ['Change'] : [])];
  const rows = [...booking.booking_details].sort((a, b) => a.reservation_date.localeCompare(b.reservation_date));
  return (
    <div className={table.scroll} tabIndex={0} role="region" aria-label="Sessions">
      <table className={table.table}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, product_name, reservation_date, person, total_amount }) => {
            const session = known.get(id);
            return (
              <tr key={id}>
                <td>
                  <div>{product_name}</div>
                  {session && session.parts > 1 && (
                    <div className={s.second}>{`Session ${String(session.part)} of ${String(session.parts)}`}</div>
                  )}
                </td>
                <td>
                  <div>{shortDay(reservation_date)}</div>
                  {session?.attendance && <div className={s.second}>{cameTexts[session.attendance]}</div>}
                </td>
                <td data-title="Person">{person}</td>
                <td>{formatRupiah(total_amount)}</td>
                {canChange && (
                  <td>
                    {session && (
                      <Button
                        aria-haspopup="dialog"
                        aria-label={`Move or change ${product_name} on ${shortDay(reservation_date)}`}
                        onClick={() => onOpen({ booking: booking.booking_code, edit: 'session', session: id })}
                      >
                        Move or change
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
