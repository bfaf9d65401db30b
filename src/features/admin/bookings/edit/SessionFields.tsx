import type { ComponentProps } from 'react';
import type { Booking, Product, Session } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { MAX_PEOPLE } from '../../../../lib/lessonPeople';
import { selectIsAdmin, useAppSelector } from '../../../../state';
import { Field } from '../../../../ui/Field';
import type { FormErrors } from '../../../../ui/useForm';
import * as s from '../../shared/forms.module.css';
import { DayInput } from '../../shared/DayInput';
import { DayState } from '../../shared/DayState';
import { LessonField } from '../../shared/LessonField';
import { SpotField } from '../../shared/SpotField';
import { hasPrice } from '../shared/bookingRules';
import { amountText, changesOf, hasCome, isTold, otherLessons, type SessionForm } from './sessionForm';

interface SessionFieldsProps {
  form: {
    values: SessionForm;
    errors: FormErrors<SessionForm>;
    change: (changes: Partial<SessionForm>) => void;
    input: (name: keyof SessionForm & string) => object;
  };
  booking: Booking;
  session: Session;
  lessons: Product[];
  /** Whether nothing can be typed now. */
  isStill: boolean;
}

/** The fields of a session. What only a backend of the newest contract takes is shown where it tells a version. */
export function SessionFields({ form, booking, session, lessons, isStill }: SessionFieldsProps) {
  const { values, errors, change } = form;
  const isAdmin = useAppSelector(selectIsAdmin);
  const isNew = session.version !== undefined;
  const changes = changesOf(session, values, lessons);
  const field = (name: keyof SessionForm & string, label: string, rest: ComponentProps<'input'>, hint?: string) => (
    <Field label={label} error={errors[name]} {...(hint !== undefined && { hint })}>
      {(control) => <input {...control} {...form.input(name)} disabled={isStill} autoComplete="off" {...rest} />}
    </Field>
  );
  const priceOf = ({ id, price: usual }: Product) =>
    id === session.product_id ? (session.unit_price ?? usual) : usual;
  const isPriced = isNew && hasPrice(booking, session);
  const isRepriced = [changes.person, changes.unit_price, changes.product_id].some((change) => change !== undefined);
  const inAll = (isRepriced && (isPriced || !isNew) && amountText(values, session)) || undefined;
  return (
    <>
      <p className={s.note}>{session.product_name}</p>
      <div className={s.pair}>
        <Field label="Day of the session" error={errors.date}>
          {(control) => (
            <>
              <DayInput
                {...control}
                {...form.input('date')}
                value={values.date}
                min={schoolToday()}
                disabled={isStill}
              />
              {changes.reservation_date !== undefined && <DayState date={values.date} />}
            </>
          )}
        </Field>
        {field(
          'time',
          'Hour of the session',
          { type: 'time' },
          'Empty: the tide decides, and the guest is told the evening before.',
        )}
      </div>
      <div className={s.pair}>
        {field(
          'people',
          'People of the session',
          { type: 'number', inputMode: 'numeric', min: 1, max: MAX_PEOPLE },
          inAll,
        )}
        {isNew &&
          hasCome(session) &&
          field('came', 'How many came', { type: 'number', inputMode: 'numeric', min: 0, max: Number(values.people) })}
      </div>
      {isNew && (
        <SpotField
          value={values.spot}
          none={session.surf_spot_name ?? 'Not given'}
          disabled={isStill}
          onChoose={(spot) => change({ spot })}
        />
      )}
      {isPriced && (
        <LessonField
          lessons={otherLessons(lessons, session)}
          value={values.lesson}
          none={session.product_name}
          disabled={isStill}
          // Another lesson brings its price.
          onChoose={(id, lesson) => change({ lesson: id, ...(lesson && { price: String(priceOf(lesson)) }) })}
        />
      )}
      {isPriced && isAdmin && field('price', 'Price of one person in rupiah', { inputMode: 'numeric', maxLength: 20 })}
      {isNew &&
        isTold(changes) &&
        field(
          'reason',
          changes.unit_price === undefined
            ? 'Reason (the guest reads it; may stay empty)'
            : 'Reason (the guest reads it)',
          { maxLength: 500 },
        )}
    </>
  );
}
