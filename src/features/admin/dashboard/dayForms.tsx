import { type OpenDay, useListDaysQuery } from '../../../api';
import { isCalendarDay } from '../../../lib/dates';
import { LISTED_DAYS } from '../../../lib/listedDays';
import { Field } from '../../../ui/Field';
import { useForm } from '../../../ui/useForm';
import { counted, peopleText } from '../shared/counted';
import { DayInput } from '../shared/DayInput';
import { isWholeNumber } from '../shared/isWholeNumber';
import { daysIn, MOST_DAYS, type Period } from '../shared/period';
import { InPlaceForm, type Leaving, useDayChange } from './InPlaceForm';
import * as s from './dayBoard.module.css';

interface DayFormProps {
  day: OpenDay;
  leaving: Leaving;
  onClose: () => void;
}

const MOST_PLACES = 100_000;

/** Edits what staff must know of the day. */
export function NoteForm({ day: { date, note }, ...frame }: DayFormProps) {
  const { send, problem } = useDayChange(frame.onClose, note ?? '');
  const form = useForm({
    initial: { note: note ?? '' },
    send: (typed) => send({ from: date, to: date, note: typed.note.trim() || null }, typed.note.trim()),
  });
  return (
    <InPlaceForm label="Note of the day" submit="Save the note" form={form} problem={problem} {...frame}>
      <Field label="Note for the team">
        {(control) => (
          <textarea
            {...control}
            {...form.input('note')}
            rows={3}
            maxLength={1000}
            placeholder="High tide 07:40, small swell"
            autoFocus
          />
        )}
      </Field>
    </InPlaceForm>
  );
}

/** Limits how many people may come on the day. */
export function LimitForm({ day: { date, capacity, people = 0 }, ...frame }: DayFormProps) {
  const stored = String(capacity ?? '');
  const { send, problem } = useDayChange(frame.onClose, stored);
  const isCount = (typed: string) => isWholeNumber(typed, 0, MOST_PLACES);
  const form = useForm({
    initial: { places: stored },
    check: ({ places }): { places?: string } =>
      places.trim() === '' || isCount(places.trim())
        ? {}
        : { places: `Enter a whole number from 0 to ${MOST_PLACES}.` },
    send: ({ places }) => {
      const limit = places.trim() === '' ? null : Number(places);
      return send({ from: date, to: date, capacity: limit }, String(limit ?? ''));
    },
  });
  return (
    <InPlaceForm label="Place limit" submit="Save the limit" form={form} problem={problem} {...frame}>
      {isCount(form.values.places.trim()) && Number(form.values.places) < people && (
        <p role="status">{peopleText(people)} booked already: nobody else can book then, and those stay.</p>
      )}
      <Field
        label="People on this day, at most"
        hint="Empty means no limit. Bookings that stand already stay."
        error={form.errors.places}
      >
        {(control) => (
          <input
            {...control}
            {...form.input('places')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            autoFocus
          />
        )}
      </Field>
    </InPlaceForm>
  );
}

const isRange = ({ from, to }: Period): boolean => isCalendarDay(to) && to >= from;

/** Why days cannot be closed together; undefined where they can. */
function refusalOf(days: Period): string | undefined {
  if (!isRange(days)) return 'The last closed day must not be before this day.';
  return daysIn(days) <= MOST_DAYS ? undefined : `At most ${MOST_DAYS} days can be closed at once.`;
}

/** How many people are booked on days, each on each day; undefined while nobody knows, and where there are too many days to count. */
function usePeople(days: Period, peopleOfFirst: number): number | undefined {
  const isOne = days.to === days.from;
  const skip = isOne || !isRange(days) || daysIn(days) > LISTED_DAYS;
  const { currentData } = useListDaysQuery(days, { skip, refetchOnMountOrArgChange: true });
  if (isOne) return peopleOfFirst;
  return currentData?.data.reduce((sum, { people = 0 }) => sum + people, 0);
}

/** Closes the day, or several from it on. */
export function CloseForm({ day: { date, people = 0 }, ...frame }: DayFormProps) {
  const { send, problem } = useDayChange(frame.onClose);
  const form = useForm({
    initial: { reason: '', to: date },
    check: ({ to }): { to?: string } => {
      const refusal = refusalOf({ from: date, to });
      return refusal === undefined ? {} : { to: refusal };
    },
    send: ({ reason, to }) => send({ from: date, to, is_open: false, reason: reason.trim() || null }),
  });
  const { to } = form.values;
  const booked = usePeople({ from: date, to }, people);
  return (
    <InPlaceForm label="Close this day" submit="Close for bookings" form={form} problem={problem} {...frame}>
      {booked !== undefined && booked > 0 && (
        <p className={s.hint} role="status">
          {to === date ? peopleText(booked) : counted(booked, 'place', 'places')} {booked === 1 ? 'is' : 'are'} booked
          on {to === date ? 'this day' : 'these days'}. Guests are told, and their bookings stay until you move or
          cancel them.
        </p>
      )}
      <Field label="Reason, which guests read">
        {(control) => (
          <input
            {...control}
            {...form.input('reason')}
            maxLength={200}
            autoComplete="off"
            placeholder="Nyepi"
            autoFocus
          />
        )}
      </Field>
      <Field label="Last closed day" error={form.errors.to}>
        {(control) => <DayInput {...control} {...form.input('to')} value={to} min={date} />}
      </Field>
    </InPlaceForm>
  );
}
