import { useId } from 'react';
import type { OpenDay } from '../../../api';
import { isCalendarDay } from '../../../lib/dates';
import { peopleText } from '../shared/counted';
import { InPlaceForm } from './InPlaceForm';
import * as s from './dayBoard.module.css';

interface DayFormProps {
  day: OpenDay;
  onClose: () => void;
}

const MOST_PLACES = 100_000;

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Edits what staff must know of the day. */
export function NoteForm({ day: { date, note }, onClose }: DayFormProps) {
  const id = useId();
  return (
    <InPlaceForm
      label="Note of the day"
      submit="Save the note"
      read={(fields) => ({ from: date, to: date, note: textOf(fields, 'note') || null })}
      onClose={onClose}
    >
      <label htmlFor={id}>Note for the team</label>
      <textarea
        id={id}
        name="note"
        rows={3}
        maxLength={1000}
        defaultValue={note ?? ''}
        placeholder="High tide 07:40, small swell"
        autoFocus
      />
    </InPlaceForm>
  );
}

/** Limits how many people may come on the day. */
export function LimitForm({ day: { date, capacity }, onClose }: DayFormProps) {
  const id = useId();
  const read = (fields: FormData) => {
    const typed = textOf(fields, 'capacity');
    if (typed === '') return { from: date, to: date, capacity: null };
    const places = Number(typed);
    const isCount = /^\d+$/.test(typed) && places <= MOST_PLACES;
    return isCount ? { from: date, to: date, capacity: places } : `Enter a whole number from 0 to ${MOST_PLACES}.`;
  };
  return (
    <InPlaceForm label="Place limit" submit="Save the limit" read={read} onClose={onClose}>
      <label htmlFor={id}>People on this day, at most</label>
      <input
        id={id}
        name="capacity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={capacity ?? ''}
        aria-describedby={`${id}-hint`}
        autoFocus
      />
      <p id={`${id}-hint`} className={s.hint}>
        Empty means no limit. Bookings that stand already stay.
      </p>
    </InPlaceForm>
  );
}

/** Closes the day, or several from it on. */
export function CloseForm({ day: { date, people = 0 }, onClose }: DayFormProps) {
  const id = useId();
  const read = (fields: FormData) => {
    const to = textOf(fields, 'to');
    if (!isCalendarDay(to) || to < date) return 'The last closed day must not be before this day.';
    return { from: date, to, is_open: false, reason: textOf(fields, 'reason') || null };
  };
  return (
    <InPlaceForm label="Close this day" submit="Close for bookings" read={read} onClose={onClose}>
      {people > 0 && (
        <p className={s.hint}>
          {peopleText(people)} {people === 1 ? 'is' : 'are'} booked on this day. Their bookings stay until you move or
          cancel them.
        </p>
      )}
      <label htmlFor={`${id}-reason`}>Reason, which guests read</label>
      <input id={`${id}-reason`} name="reason" maxLength={200} autoComplete="off" placeholder="Nyepi" autoFocus />
      <label htmlFor={`${id}-to`}>Last closed day</label>
      <input id={`${id}-to`} name="to" type="date" min={date} defaultValue={date} />
    </InPlaceForm>
  );
}
