import { Button } from 'antd';
import type { Booking, FullBooking } from '../../../../api';
import { selectIsAdmin, useAppSelector } from '../../../../state';
import { shortDay } from '../../shared/schoolTime';
import { isFinal } from '../shared/bookingRules';
import type { Opening } from '../../shared/useBookingAddress';
import * as s from './panel.module.css';
import { type SessionRow, sessionRows } from './sessionRows';
import * as table from './sessions.module.css';

interface SessionsProps {
  booking: Booking;
  /** All about it; null without a backend of level 2. */
  full: FullBooking | null;
  onOpen: (what: Opening) => void;
}

/** The sessions of a booking. Where the backend can, each is moved, changed or cancelled from here, and another one added. */
export function Sessions({ booking, full, onOpen }: SessionsProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const rows = sessionRows(booking, full);
  const canChange = full !== null && full.sessions.length > 0 && !isFinal(booking);
  const canCancel = canChange && full.version !== undefined;
  const titles = ['Product Name', 'Reservation Date', 'Person', 'Subtotal', ...(canChange ? ['Change'] : [])];
  const open = (edit: string, session?: string) =>
    onOpen({ booking: booking.booking_code, edit, ...(session !== undefined && { session }) });
  // The last one cancels the booking, which is for administrators.
  const isCancellable = ({ isFirst }: SessionRow) =>
    canCancel && isFirst && (isAdmin || booking.booking_details.length > 1);
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
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <div>{row.lesson}</div>
                {row.remarks.map((remark) => (
                  <div key={remark} className={s.second}>
                    {remark}
                  </div>
                ))}
              </td>
              <td>
                <div>{shortDay(row.date)}</div>
                {(row.time ?? row.spot) !== null && (
                  <div className={s.second}>{[row.time, row.spot].filter(Boolean).join(' · ')}</div>
                )}
              </td>
              <td data-title="Person">{row.people}</td>
              <td>{row.price}</td>
              {canChange && (
                <td>
                  <div className={table.buttons}>
                    {row.session && (
                      <Button
                        aria-haspopup="dialog"
                        aria-label={`Move or change ${row.lesson} on ${shortDay(row.date)}`}
                        onClick={() => open('session', row.id)}
                      >
                        Move or change
                      </Button>
                    )}
                    {isCancellable(row) && (
                      <Button
                        danger
                        aria-haspopup="dialog"
                        aria-label={`Cancel ${row.lesson} on ${shortDay(row.date)}`}
                        onClick={() => open('cancel-session', row.id)}
                      >
                        Cancel
                      </Button>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {canCancel && (
        <Button className={table.add ?? ''} aria-haspopup="dialog" onClick={() => open('add-session')}>
          Add a lesson
        </Button>
      )}
    </div>
  );
}
