import { useEffect, useState } from 'react';
import type { Described } from '../lib/lessonFacts';
import { peopleOf, refusesPeople, takesPeople } from '../lib/lessonPeople';
import type { ControlProps } from './Field';

// Long enough to type '12' over a '3', short enough to see that a '2' alone is not taken.
const FALL_BACK_MS = 900;

interface ParticipantsInputProps {
  control: Partial<ControlProps> & { 'aria-label'?: string };
  lesson: Described;
  value: number;
  onChange: (people: number) => void;
}

/**
 * Number of people of a session. It can be changed where the lesson takes several numbers, or another one than it has, and one
 * that it does not take is ignored (spec §5): the field falls back to the last one, after a moment in which a longer number can
 * be typed.
 */
export function ParticipantsInput({ control, lesson, value, onChange }: ParticipantsInputProps) {
  const rule = peopleOf(lesson);
  const [draft, setDraft] = useState<string | null>(null);

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => setDraft(null), FALL_BACK_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const change = (text: string) => {
    const people = Number(text);
    const isTaken = text !== '' && takesPeople(rule, people);
    setDraft(isTaken ? null : text);
    if (isTaken) onChange(people);
  };

  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      step={1}
      min={rule.minimum}
      max={rule.maximum}
      disabled={!rule.adjustable && !refusesPeople(lesson, value)}
      value={draft ?? String(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
