import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { backendLevel } from '../../../config/env';
import { adminBookingPath } from '../../../config/paths';
import { PageHead } from '../../../ui/PageHead';
import { boardDay } from '../shared/boardDay';
import { CounterSheet } from '../shared/counter/CounterSheet';
import { openedHere, useBookingAddress } from '../shared/useBookingAddress';
import { useToday } from '../shared/useToday';
import { ClockNotice } from './ClockNotice';
import { DayBoard } from './DayBoard';
import { Overview } from './Overview';
import { useKeptHeight } from './useKeptHeight';
import { noteOpened } from './useReturnToGuest';
import * as s from './dashboard.module.css';

/** The sheet for a guest at the counter over the board. The booking that it makes takes its place; closing that leads back to the board. */
function NewBooking() {
  const { opening, close } = useBookingAddress();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [board, setBoard] = useState(key); // the entry of the history below that of the sheet
  if (opening.new === undefined) {
    if (board !== key) setBoard(key);
    return null;
  }
  const show = (code: string) => {
    noteOpened(board, { booking_code: code });
    void navigate(adminBookingPath(code), { replace: true, state: openedHere });
  };
  return <CounterSheet onBooked={show} onClose={close} />;
}

/** The dashboard (spec §2): who comes on the day of the address, and how the school stands. A backend of level 1 knows neither. */
export function DashboardPage() {
  const [params] = useSearchParams();
  const today = useToday();
  const day = boardDay(params, today);
  const page = useRef<HTMLDivElement>(null);
  const minHeight = useKeptHeight(page, day);
  return (
    <div className={s.page} ref={page} style={{ minHeight }}>
      <PageHead title="Dashboard Admin" />
      <h1 tabIndex={-1}>Selamat datang di Dashboard Admin</h1>
      {backendLevel() === 2 && (
        <>
          <ClockNotice />
          <DayBoard day={day} today={today} />
          {/* The figures of another day are asked for anew: under 'today' those of yesterday would be wrong. */}
          <Overview key={today} today={today} />
          <NewBooking />
        </>
      )}
    </div>
  );
}
