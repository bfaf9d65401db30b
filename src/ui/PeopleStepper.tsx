import { type ComponentProps, useState } from 'react';
import { t } from 'ttag';
import { peopleOf, refusesPeople, takesPeople } from '../lib/lessonPeople';
import { ParticipantsInput } from './ParticipantsInput';
import * as s from './PeopleStepper.module.css';

interface PeopleStepperProps extends Omit<ComponentProps<typeof ParticipantsInput>, 'control'> {
  /** The lesson, and which of its sessions. */
  which: string;
  /** The id of the text that says why the number cannot be booked. */
  errorId?: string | undefined;
}

/**
 * The number of people with a button for one fewer and one more, or for the nearest number that the lesson takes; a lesson with a
 * fixed number has that number alone.
 */
export function PeopleStepper({ which, lesson, value, errorId, onChange }: PeopleStepperProps) {
  const rule = peopleOf(lesson);
  // A pressed button has the focus, so the buttons stay where the press has led to a fixed number.
  const [isPressed, setIsPressed] = useState(false);
  const input = (
    <ParticipantsInput
      control={{
        'aria-label': t`Number of people of ${which}`,
        'aria-invalid': Boolean(errorId) || undefined,
        'aria-describedby': errorId,
      }}
      lesson={lesson}
      value={value}
      onChange={onChange}
    />
  );
  if (!rule.adjustable && !refusesPeople(lesson, value) && !isPressed) return input;
  const step = (people: number, label: string, sign: string) => {
    const isTaken = takesPeople(rule, people);
    return (
      // Not `disabled`, which would drop the focus at the last step.
      <button
        type="button"
        aria-label={label}
        aria-disabled={!isTaken}
        onClick={() => {
          if (!isTaken) return;
          setIsPressed(true);
          onChange(people);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <span className={s.stepper}>
      {step(Math.min(value - 1, rule.maximum), t`One person fewer: ${which}`, '−')}
      {input}
      {step(Math.max(value + 1, rule.minimum), t`One more person: ${which}`, '+')}
    </span>
  );
}
