import { Alert, Button } from 'antd';
import { type ComponentType, useRef, useState } from 'react';
import { messageOf, type OpenDay, useUpdateDaysMutation } from '../../../api';
import { selectIsAdmin, useAppSelector } from '../../../state';
import { Link } from '../../../ui/Link';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { longDay, newBookingPath } from '../shared/boardDay';
import { counted } from '../shared/counted';
import { openedHere } from '../shared/useBookingAddress';
import { useLeavingProblem } from '../shared/useLeavingProblem';
import { CloseForm, LimitForm, NoteForm } from './dayForms';
import type { Leaving } from './InPlaceForm';
import * as s from './dayBoard.module.css';

const forms = { note: NoteForm, limit: LimitForm, close: CloseForm } satisfies Record<
  string,
  ComponentType<{ day: OpenDay; leaving: Leaving; onClose: () => void }>
>;

type FormName = keyof typeof forms;

function OpenButton({ date }: { date: string }) {
  const [update] = useUpdateDaysMutation();
  const { problem, tell } = useLeavingProblem(longDay(date));
  const [open, isOpening] = useSubmitOnce(async () => {
    const answer = await update({ updateDaysRequest: { from: date, to: date, is_open: true } });
    tell(answer.error ? messageOf(answer.error, 'The server did not answer.') : null);
  });
  return (
    <>
      <Button disabled={isOpening} onClick={() => void open()}>
        Open this day
      </Button>
      {problem !== null && <Alert type="error" showIcon title={problem} />}
    </>
  );
}

/** What can be done about a day: staff book for guests at the counter, administrators also change the day, one thing at a time. */
function DayTools({ day, isPast }: { day: OpenDay; isPast: boolean }) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const [open, setOpen] = useState<FormName | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const leaving: Leaving = useRef(null);
  const Form = open && forms[open];
  const close = () => {
    setOpen(null);
    // Whoever has gone on while a slow network saved it stays where they are.
    const hasGoneOn = document.activeElement !== document.body && !place.current?.contains(document.activeElement);
    if (!hasGoneOn) opener.current?.focus(); // it is gone where the day has just been closed
  };
  const toggle = (name: FormName, label: string) => (
    <Button
      key={name}
      aria-expanded={open === name}
      onClick={({ currentTarget }) => {
        const show = () => {
          opener.current = currentTarget;
          setOpen(open === name ? null : name);
        };
        if (leaving.current) leaving.current(show);
        else show();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className={s.noPrint}>
      <div className={s.tools}>
        {isAdmin && toggle('note', day.note ? 'Edit the note' : 'Add a note')}
        {isAdmin && toggle('limit', 'Place limit')}
        {isAdmin && !isPast && (day.is_open ? toggle('close', 'Close this day') : <OpenButton date={day.date} />)}
        {!isPast && (
          <Link to={newBookingPath(day.date)} state={openedHere} className={s.newBooking} aria-haspopup="dialog">
            New booking
          </Link>
        )}
      </div>
      <div ref={place}>{Form && <Form key={open} day={day} leaving={leaving} onClose={close} />}</div>
    </div>
  );
}

const limitText = ({ capacity, places_left }: OpenDay): string => {
  const places = counted(capacity ?? 0, 'place', 'places');
  return places_left === 0 ? `Full: ${places}` : `${places_left ?? 0} of ${places} left`;
};

/** Whether a day is open, how many places it has, and what is noted; administrators change it here. */
export function DayFacts({ day, isPast }: { day: OpenDay; isPast: boolean }) {
  const hasLimit = day.capacity !== null && day.capacity !== undefined;
  return (
    <div className={s.facts}>
      {!day.is_open && (
        <p className={s.closed}>
          <strong>Closed{day.reason ? `: ${day.reason}` : ''}</strong>
        </p>
      )}
      {hasLimit && <p className={s.limit}>{limitText(day)}</p>}
      {day.note && <p className={s.note}>{day.note}</p>}
      <DayTools key={day.date} day={day} isPast={isPast} />
    </div>
  );
}
