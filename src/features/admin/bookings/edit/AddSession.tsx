import { useState } from 'react';
import { adminApi, type Booking, type FullBooking, useAllLessons } from '../../../../api';
import { isReservable, schoolToday } from '../../../../lib/dates';
import { MAX_PEOPLE, peopleOf, takesPeople } from '../../../../lib/lessonPeople';
import { formatRupiah } from '../../../../lib/money';
import { Field } from '../../../../ui/Field';
import { type FormErrors, useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import * as s from '../../shared/forms.module.css';
import { useChange } from '../../shared/useChange';
import { nextSessionDay } from '../shared/bookingRules';
import { DayInput } from '../../shared/DayInput';
import { DayState } from '../../shared/DayState';
import { HourField } from '../../shared/HourField';
import { hourOnDay, hourToBegin } from '../../shared/hourToBegin';
import { LessonField, noLessonText } from '../../shared/LessonField';
import { LessonsProblem } from '../../shared/LessonsProblem';
import { peopleNeeded } from '../../shared/peopleNeeded';
import { EditDialog } from './EditDialog';
import { mayForce } from './mayForce';

interface AddSessionProps {
  booking: Booking;
  full: FullBooking;
  onClose: () => void;
}

interface Typed {
  lesson: string;
  people: string;
  day: string;
  /** HH:MM; empty for the lesson's only hour, or for the tide to decide. */
  time: string;
}

/** Adds a lesson to a booking, at its price of today. */
export function AddSession({ booking, full, onClose }: AddSessionProps) {
  const all = useAllLessons();
  const { lessons } = all;
  const { run, failure, forget, isBusy, isSaved } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const [wasForced, setWasForced] = useState(false);
  const lessonOf = (id: string) => lessons.find((lesson) => lesson.id === id);
  const save = async ({ lesson, people, day, time }: Typed, force: boolean) => {
    setWasForced(force);
    const request = call(adminApi.endpoints.addSession, {
      id: full.id,
      addSessionRequest: {
        product_id: lesson,
        reservation_date: day,
        person: Number(people),
        ...(time !== '' && { start_time: time }),
        ...(force && { force }),
        version: full.version,
      },
    });
    const texts = { success: 'The lesson is added.', failure: 'Failed to add the lesson.', duration: 1000 };
    if (await run(request, texts)) onClose();
  };
  const { values, errors, isDirty, change, input, formProps } = useForm({
    initial: { lesson: '', people: '1', day: nextSessionDay(full) ?? schoolToday(), time: '' },
    check: ({ lesson, people, day }: Typed): FormErrors<Typed> => {
      const chosen = lessonOf(lesson);
      if (!chosen) return { lesson: 'Choose a lesson.' };
      const rule = peopleOf(chosen);
      return {
        ...(!takesPeople(rule, Number(people)) && { people: peopleNeeded(rule) }),
        ...(!isReservable(day) && { day: 'Choose a day that is not before today.' }),
      };
    },
    send: (typed) => save(typed, false),
    onChange: forget,
  });
  const lesson = lessonOf(values.lesson);
  const isRefused = mayForce(failure, full, wasForced);
  const isStill = isBusy || isRefused;
  return (
    <EditDialog
      title="Add Lesson"
      booking={booking}
      full={full}
      formProps={formProps}
      save={lesson ? `Add for ${formatRupiah(lesson.price * Number(values.people))}` : 'Add'}
      isBusy={isBusy}
      isSaved={isSaved}
      isDirty={isDirty}
      failure={isRefused ? null : failure}
      problem={<LessonsProblem of={all} />}
      question={isRefused ? { reasons: [failure.text], yes: 'Do it anyway' } : null}
      onAnswer={(goOn) => (goOn ? void save(values, true) : forget())}
      onClose={onClose}
    >
      <LessonField
        lessons={lessons}
        value={values.lesson}
        none={noLessonText(all)}
        error={errors.lesson}
        disabled={isStill}
        onChoose={(id, chosen) =>
          change({
            lesson: id,
            people: String(chosen ? peopleOf(chosen).minimum : 1),
            time: hourToBegin(chosen, values.day),
          })
        }
      />
      {lesson && peopleOf(lesson).adjustable && (
        <Field label="How many people" error={errors.people}>
          {(control) => (
            <input
              {...control}
              {...input('people')}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_PEOPLE}
              disabled={isStill}
            />
          )}
        </Field>
      )}
      <div className={s.pair}>
        <Field label="Day" error={errors.day}>
          {(control) => (
            <>
              <DayInput
                {...control}
                {...input('day')}
                value={values.day}
                min={schoolToday()}
                disabled={isStill}
                onChange={({ target: { value: day } }) => change({ day, time: hourOnDay(lesson, values, day) })}
              />
              <DayState date={values.day} />
            </>
          )}
        </Field>
        {lesson && (
          <HourField lesson={lesson} value={values.time} disabled={isStill} onChoose={(time) => change({ time })} />
        )}
      </div>
    </EditDialog>
  );
}
