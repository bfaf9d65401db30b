import { type Product, useListSurfSpotsQuery } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { formatRupiah } from '../../../../lib/money';
import { participantRule } from '../../../../lib/participants';
import * as s from '../shared/dialogs.module.css';
import { CounterField } from '../shared/CounterField';
import type { CounterErrors, CounterForm, Paid } from './counterRules';
import { DayState } from '../shared/DayState';

interface CounterFieldsProps {
  id: string;
  form: CounterForm;
  errors: CounterErrors;
  lessons: Product[];
  isBusy: boolean;
  onChange: (changes: Partial<CounterForm>) => void;
}

const payments: Record<Paid, string> = { NOT_YET: 'Not paid yet', CASH: 'Paid in cash', TRANSFER: 'Paid by transfer' };

/** The fields for a guest at the counter: what is asked first stands first, today and the usual spot are filled in. */
export function CounterFields({ id, form, errors, lessons, isBusy, onChange }: CounterFieldsProps) {
  const spots = useListSurfSpotsQuery({}).data?.data ?? [];
  const lesson = lessons.find((one) => one.id === form.lesson);
  const control = (name: keyof CounterForm) => ({
    id: `${id}-${name}`,
    className: s.input,
    disabled: isBusy,
    value: form[name],
    'aria-invalid': errors[name] === undefined ? undefined : true,
    'aria-describedby': errors[name] === undefined ? undefined : `${id}-${name}-error`,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const frame = (name: keyof CounterForm, label: string) => ({ id: `${id}-${name}`, label, error: errors[name] });
  const choose = (lessonId: string) => {
    const name = lessons.find((one) => one.id === lessonId)?.name ?? '';
    onChange({ lesson: lessonId, people: String(participantRule(name).minimum) });
  };
  return (
    <>
      <CounterField {...frame('name', 'Guest')}>
        <input {...control('name')} maxLength={100} autoComplete="off" />
      </CounterField>
      <CounterField {...frame('phone', 'Phone of the guest')}>
        <input {...control('phone')} type="tel" maxLength={25} autoComplete="off" />
      </CounterField>
      <CounterField {...frame('lesson', 'Lesson')}>
        <select {...control('lesson')} onChange={({ target }) => choose(target.value)}>
          <option value="">{lessons.length === 0 ? 'Loading...' : 'Choose a lesson'}</option>
          {lessons.map(({ id: value, name, price }) => (
            <option key={value} value={value}>{`${name} · ${formatRupiah(price)}`}</option>
          ))}
        </select>
      </CounterField>
      {lesson && participantRule(lesson.name).adjustable && (
        <CounterField {...frame('people', 'How many people')}>
          <input {...control('people')} type="number" inputMode="numeric" min={1} max={100} />
        </CounterField>
      )}
      <div className={s.pair}>
        <CounterField {...frame('day', 'Day')}>
          <input {...control('day')} type="date" min={schoolToday()} />
          <DayState date={form.day} />
        </CounterField>
        <CounterField {...frame('spot', 'Where')}>
          <select {...control('spot')}>
            <option value="">Choose a surf spot</option>
            {spots.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </CounterField>
      </div>
      <fieldset className={s.paid}>
        <legend>Payment at the counter</legend>
        {Object.entries(payments).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-paid`}
              value={value}
              disabled={isBusy}
              checked={form.paid === value}
              onChange={() => onChange({ paid: value as Paid })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <CounterField {...frame('email', 'E-mail of the guest (may stay empty)')}>
        <input {...control('email')} type="email" maxLength={254} autoComplete="off" />
      </CounterField>
      {lesson && <p className={s.total}>{formatRupiah(lesson.price * Number(form.people))}</p>}
    </>
  );
}
