import { Alert, Button, Modal } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { useAllLessons, useListSurfSpotsQuery } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { FormFooter } from '../../shared/FormFooter';
import * as s from '../shared/dialogs.module.css';
import { CounterFields } from './CounterFields';
import {
  checkCounterForm,
  type CounterErrors,
  type CounterForm,
  counterRequest,
  emptyCounterForm,
} from './counterRules';
import { type Objection, useCounterBooking, usualSpot } from './useCounterBooking';
import { useSheetQuestion } from './useSheetQuestion';

interface CounterSheetProps {
  onBooked: (code: string) => void;
  onClose: () => void;
}

const anywayLabels = { twice: 'Book a second time', force: 'Book anyway' } as const;

/** Books for a guest who stands at the counter: one sheet, confirmed at once. */
export function CounterSheet({ onBooked, onClose }: CounterSheetProps) {
  const [initial] = useState(() => emptyCounterForm(schoolToday(), usualSpot()));
  const [typed, setTyped] = useState<CounterForm>(initial);
  const [errors, setErrors] = useState<CounterErrors>({});
  const { lessons, isError } = useAllLessons();
  const spots = useListSurfSpotsQuery({}).data?.data;
  const { book, isBusy, objection, forget } = useCounterBooking(onBooked);
  const isDirty = Object.entries(typed).some(([name, value]) => value !== initial[name as keyof CounterForm]);
  const question = useSheetQuestion(isDirty, onClose);
  const id = useId();
  // A spot that was deleted since, or none yet: the first of the list.
  const isKnown = spots === undefined || spots.some((spot) => spot.id === typed.spot);
  const form = isKnown ? typed : { ...typed, spot: spots[0]?.id ?? '' };

  const change = (changes: Partial<CounterForm>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
    forget();
  };
  const send = (agreed: Objection['anyway']) => {
    const found = checkCounterForm(
      form,
      lessons.find((lesson) => lesson.id === form.lesson),
    );
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) void book(counterRequest(form), agreed);
    else document.getElementById(`${id}-${wrong}`)?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(null);
  };
  const anyway = objection?.anyway ?? null;
  return (
    <Modal
      open
      className={s.dialog}
      title="New Booking"
      width={520}
      style={{ top: 24 }}
      closable={!isBusy}
      onCancel={isBusy ? undefined : question.leave}
      afterOpenChange={() => document.getElementById(`${id}-name`)?.focus()}
      footer={
        <FormFooter
          formId={id}
          save={isBusy ? 'Booking...' : 'Book'}
          isBusy={isBusy}
          isLocked={false}
          question={question}
        />
      }
    >
      <form id={id} className={s.form} noValidate onSubmit={submit}>
        <CounterFields id={id} form={form} errors={errors} lessons={lessons} isBusy={isBusy} onChange={change} />
      </form>
      {isError && <Alert type="error" showIcon title="The lessons could not be loaded." />}
      {objection && (
        <Alert
          type={anyway === 'twice' ? 'warning' : 'error'}
          showIcon
          title={objection.text}
          description={objection.details.length > 0 ? objection.details.join(', ') : undefined}
          action={anyway && <Button onClick={() => send(anyway)}>{anywayLabels[anyway]}</Button>}
        />
      )}
    </Modal>
  );
}
