import { t } from 'ttag';
import { backendLevel } from '../../config/env';
import { formatDays, isReservable } from '../../lib/dates';
import { type Described, lessonFacts } from '../../lib/lessonFacts';
import { peopleRange } from '../../lib/lessonTexts';
import type { SchoolDay } from '../../lib/schoolDays';
import { dayOverProblem } from '../../lib/startTimes';
import type { CartSession } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ParticipantsInput } from '../../ui/ParticipantsInput';
import { StartTimeField } from '../../ui/StartTimeField';
import * as s from './BookingForm.module.css';
import { DayChips, LaterDaysOff } from './lessonChoice';
import { useSchoolToday } from './useSchoolToday';

interface SessionFieldsProps {
  /** Position in the form, from 1. */
  number: number;
  lesson: Described;
  session: CartSession;
  /** What is known of the coming days. */
  schoolDays: readonly SchoolDay[];
  /** Why the chosen day does not take these people. */
  refusal: string | undefined;
  onChange: (change: Partial<CartSession>) => void;
  /** Absent for the only row, which stays. */
  onRemove?: (() => void) | undefined;
}

/** What the date of a course means, and which days it takes. */
function courseHint(days: number, first: string): string {
  const hint = t`Choose the first day. The course goes on over ${days} mornings in a row.`;
  return isReservable(first) ? `${hint} (${formatDays(first, days)})` : hint;
}

/** One session: how many people, on which day and at which hour. */
export function SessionFields({
  number,
  lesson,
  session,
  schoolDays,
  refusal,
  onChange,
  onRemove,
}: SessionFieldsProps) {
  const today = useSchoolToday();
  const { days, people, startTimes } = lessonFacts(lesson);
  const { adjustable, minimum } = people;
  const isPast = session.date !== '' && !isReservable(session.date);
  const daysHint = days > 1 && courseHint(days, session.date);
  return (
    <fieldset className={s.session}>
      <legend>{t`Session ${number}`}</legend>
      <div className={adjustable ? undefined : s.fixed}>
        <Field label={t`Number of People`} {...(adjustable && { hint: peopleRange(people) })}>
          {(control) => (
            <ParticipantsInput
              control={control}
              lesson={lesson}
              value={session.participants}
              onChange={(participants) => onChange({ participants })}
            />
          )}
        </Field>
      </div>
      <Field
        label={t`Reservation Date`}
        {...(daysHint && { hint: daysHint })}
        error={isPast ? t`Choose today or a later day.` : refusal}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={session.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      <div className={s.days} role="group" aria-label={t`The coming days`}>
        {today && (
          <DayChips
            today={today}
            chosen={session.date}
            days={schoolDays}
            people={session.participants}
            least={minimum}
            over={dayOverProblem(startTimes, today)}
            onChoose={(date) => onChange({ date })}
          />
        )}
      </div>
      {today && number === 1 && <LaterDaysOff today={today} days={schoolDays} least={minimum} />}
      {backendLevel() === 2 && (
        <StartTimeField
          label={t`Start time`}
          times={startTimes}
          date={session.date}
          chosen={session.start_time}
          onChoose={(start_time) => onChange({ start_time })}
        />
      )}
      {onRemove && (
        <Button variant="quiet" aria-label={t`Remove session ${number}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      )}
    </fieldset>
  );
}
