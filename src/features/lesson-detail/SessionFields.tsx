import { Suspense } from 'react';
import { t } from 'ttag';
import { backendLevel } from '../../config/env';
import { formatDays, isReservable } from '../../lib/dates';
import { type Described, lessonFacts } from '../../lib/lessonFacts';
import { peopleRange } from '../../lib/lessonTexts';
import type { SchoolDay } from '../../lib/schoolDays';
import { pastProblem } from '../../lib/startTimes';
import type { CartSession } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ParticipantsInput } from '../../ui/ParticipantsInput';
import { StartTimeField } from '../../ui/StartTimeField';
import * as s from './BookingForm.module.css';
import { SessionCalendar } from './lessonChoice';
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
  /** Whether its calendar is there; of several sessions the one that is being chosen has it. */
  isOpen: boolean;
  /** Opens or closes the calendar. Absent for the only row, which always has it. */
  onToggle?: (() => void) | undefined;
  onChange: (change: Partial<CartSession>) => void;
  /** Absent for the only row, which stays. */
  onRemove?: (() => void) | undefined;
}

/** What the date of a course means, and which days it takes. */
function courseHint(days: number, first: string): string {
  const hint = t`Choose the first day. The course goes on over ${days} days in a row.`;
  return isReservable(first) ? `${hint} (${formatDays(first, days)})` : hint;
}

/** As high as the calendar, so that nothing moves when it comes. */
const skeleton = <div className={s.skeleton} />;

/** One session: how many people, on which day and at which hour. */
export function SessionFields({
  number,
  lesson,
  session,
  schoolDays,
  refusal,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: SessionFieldsProps) {
  const today = useSchoolToday();
  const { days, people, startTimes } = lessonFacts(lesson);
  const { adjustable } = people;
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
        error={pastProblem(session.date) ?? refusal}
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
      {onToggle && (
        <Button variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
          {t`Choose the day of session ${number}`}
        </Button>
      )}
      {isOpen && (
        <div className={s.days}>
          <Suspense fallback={skeleton}>
            {today ? (
              <SessionCalendar
                number={number}
                lesson={lesson}
                today={today}
                chosen={session.date}
                schoolDays={schoolDays}
                onChoose={(date) => onChange({ date })}
              />
            ) : (
              skeleton
            )}
          </Suspense>
        </div>
      )}
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
