import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllLessons, useListSurfSpotsQuery } from '../../../../api';
import { useForm } from '../../../../ui/useForm';
import { bookingDay } from '../boardDay';
import { FormDialog } from '../FormDialog';
import { LessonsProblem } from '../LessonsProblem';
import { SpotsProblem } from '../SpotsProblem';
import { useKeptTyping } from '../useKeptTyping';
import { CounterFields } from './CounterFields';
import {
  checkCounterForm,
  type CounterForm,
  counterRequest,
  emptyCounterForm,
  isUntouched,
  withDay,
} from './counterRules';
import { useCounterBooking, usualSpot } from './useCounterBooking';
import { useCounterDraft } from './useCounterDraft';
import { useSheetQuestion } from './useSheetQuestion';

interface CounterSheetProps {
  onBooked: (code: string) => void;
  onClose: () => void;
}

const anywayLabels = { twice: 'Book a second time', force: 'Book anyway' } as const;

/** Books for a guest who stands at the counter: one sheet, confirmed at once. */
export function CounterSheet({ onBooked, onClose }: CounterSheetProps) {
  const all = useAllLessons();
  const { lessons } = all;
  const spots = useListSurfSpotsQuery({}).data?.data;
  const draft = useCounterDraft();
  const [spot] = useState(usualSpot);
  const [params] = useSearchParams();
  const day = bookingDay(params);
  const empty = emptyCounterForm(day, spot);
  const { book, isBusy, objection, forget } = useCounterBooking((code) => {
    draft.clear();
    onBooked(code);
  });
  // A spot that was deleted since, or none yet: the first of the list.
  const withSpot = (typed: CounterForm): CounterForm =>
    !spots || spots.some(({ id }) => id === typed.spot) ? typed : { ...typed, spot: spots[0]?.id ?? '' };
  const asOfNow = (typed: CounterForm): CounterForm => withDay(withSpot(typed), bookingDay(params));
  const form = useForm({
    initial: () => withDay(draft.read() ?? empty, day),
    check: (typed) =>
      checkCounterForm(
        asOfNow(typed),
        lessons.find(({ id }) => id === typed.lesson),
      ),
    send: (typed) => book(counterRequest(asOfNow(typed)), null),
    onChange: (typed) => {
      forget();
      if (isUntouched(typed, empty)) draft.clear();
      else draft.write(typed);
    },
  });
  const { values, change } = form;
  useKeptTyping('counter', form, empty);
  useEffect(() => {
    const now = withDay(values, day);
    if (now !== values) change(now);
  });
  const isDirty = !isUntouched(withDay(values, day), empty);
  const { question, leave } = useSheetQuestion({ isDirty, onDiscard: draft.clear, onClose });
  const anyway = objection?.anyway ?? null;
  const bookAnyway = () => void book(counterRequest(asOfNow(form.values)), anyway);
  return (
    <FormDialog
      title="New Booking"
      formProps={form.formProps}
      save={isBusy ? 'Booking...' : 'Book'}
      isBusy={isBusy}
      question={question}
      onClose={leave}
      remarks={
        <>
          <LessonsProblem of={all} />
          <SpotsProblem />
          {objection && (
            <Alert
              type={anyway === 'twice' ? 'warning' : 'error'}
              showIcon
              title={objection.text}
              description={objection.details.length > 0 ? objection.details.join(', ') : undefined}
              action={anyway && <Button onClick={bookAnyway}>{anywayLabels[anyway]}</Button>}
            />
          )}
        </>
      }
    >
      <CounterFields form={{ ...form, values: asOfNow(form.values) }} all={all} isBusy={isBusy} />
    </FormDialog>
  );
}
