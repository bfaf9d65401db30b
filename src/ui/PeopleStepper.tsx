import type { ComponentProps } from 'react';
import { t } from 'ttag';
import { peopleOf, takesPeople } from '../lib/lessonPeople';
import { ParticipantsInput } from './ParticipantsInput';
import * as s from './PeopleStepper.module.css';

interface PeopleStepperProps extends Omit<ComponentProps<typeof ParticipantsInput>, 'control'> {
  /** The lesson, and which of its sessions. */
  which: string;
}

/** The number of people with a button for one fewer and one more; a lesson with a fixed number has the number alone. */
export function PeopleStepper({ which, lesson, value, onChange }: PeopleStepperProps) {
  const rule = peopleOf(lesson);
  const input = (
    <ParticipantsInput
      control={{ 'aria-label': t`Number of people of ${which}` }}
      lesson={lesson}
      value={value}
      onChange={onChange}
    />
  );
  if (!rule.adjustable) return input;
  const step = (people: number, label: string, sign: string) => {
    const isTaken = takesPeople(rule, people);
    return (
      // Not `disabled`, which would drop the focus at the last step.
      <button
        type="button"
        aria-label={label}
        aria-disabled={!isTaken}
        onClick={() => {
          if (isTaken) onChange(people);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <span className={s.stepper}>
      {step(value - 1, t`One person fewer: ${which}`, '−')}
      {input}
      {step(value + 1, t`One more person: ${which}`, '+')}
    </span>
  );
}
