import type { ComponentProps } from 'react';
import type { AllLessons } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import { MAX_PEOPLE, peopleOf } from '../../../../lib/lessonPeople';
import { Field } from '../../../../ui/Field';
import type { FormErrors } from '../../../../ui/useForm';
import * as s from '../forms.module.css';
import { type CounterForm, firstDay, type Paid } from './counterRules';
import { DayInput } from '../DayInput';
import { DayState } from '../DayState';
import { HourField } from '../HourField';
import { hourOnDay, hourToBegin } from '../hourToBegin';
import { LanguageField } from '../LanguageField';
import { LessonField, noLessonText } from '../LessonField';
import { RadioField } from '../RadioField';
import { SpotField } from '../SpotField';

interface CounterFieldsProps {
  form: {
    values: CounterForm;
    errors: FormErrors<CounterForm>;
    change: (changes: Partial<CounterForm>) => void;
  };
  all: AllLessons;
  isBusy: boolean;
}

const payments: Record<Paid, string> = { NOT_YET: 'Not paid yet', CASH: 'Paid in cash', TRANSFER: 'Paid by transfer' };

/** The fields for a guest at the counter: what is asked first stands first, the day and the usual spot are filled in. */
export function CounterFields({ form: { values, errors, change }, all, isBusy }: CounterFieldsProps) {
  const { lessons } = all;
  const lesson = lessons.find((one) => one.id === values.lesson);
  const typed = (name: keyof CounterForm) => ({
    disabled: isBusy,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const text = (name: keyof CounterForm, label: string, rest: ComponentProps<'input'>) => (
    <Field label={label} error={errors[name]}>
      {(control) => <input {...control} {...typed(name)} autoComplete="off" {...rest} />}
    </Field>
  );
  return (
    <>
      {text('name', 'Guest', { maxLength: 100 })}
      {text('phone', 'Phone of the guest', { type: 'tel', maxLength: 25 })}
      <LessonField
        lessons={lessons}
        value={values.lesson}
        none={noLessonText(all)}
        error={errors.lesson}
        disabled={isBusy}
        onChoose={(id, chosen) =>
          change({
            lesson: id,
            people: String(chosen ? peopleOf(chosen).minimum : 1),
            time: hourToBegin(chosen, values.day),
          })
        }
      />
      {lesson &&
        peopleOf(lesson).adjustable &&
        text('people', 'How many people', { type: 'number', inputMode: 'numeric', min: 1, max: MAX_PEOPLE })}
      <div className={s.pair}>
        <Field label="Day" error={errors.day}>
          {(control) => (
            <>
              <DayInput
                {...control}
                {...typed('day')}
                value={values.day}
                min={firstDay(lesson)}
                onChange={({ target: { value: day } }) => change({ day, time: hourOnDay(lesson, values, day) })}
              />
              <DayState date={values.day} />
            </>
          )}
        </Field>
        {lesson && (
          <HourField lesson={lesson} value={values.time} disabled={isBusy} onChoose={(time) => change({ time })} />
        )}
        <SpotField
          value={values.spot}
          none="Choose a surf spot"
          error={errors.spot}
          disabled={isBusy}
          onChoose={(spot) => change({ spot })}
        />
      </div>
      <RadioField
        legend="Payment at the counter"
        labels={payments}
        value={values.paid}
        isBusy={isBusy}
        onChange={(paid) => change({ paid })}
      />
      {text('email', 'E-mail of the guest (may stay empty)', { type: 'email', maxLength: 254 })}
      <LanguageField value={values.language} disabled={isBusy} onChoose={(language) => change({ language })} />
      {lesson && <p className={s.total}>{formatRupiah(lesson.price * Number(values.people))}</p>}
    </>
  );
}
