import { createContext, useContext } from 'react';
import { DayButton, type DayButtonProps } from 'react-day-picker';
import { t } from 'ttag';
import { VisuallyHidden } from '../VisuallyHidden';
import type { DayNote } from './dayNotes';
import * as s from './MonthCalendar.module.css';

/** What is known of the days of the calendar around. */
export const DayNotesContext = createContext<(day: string) => DayNote>(() => ({
  refusal: null,
  words: null,
  left: null,
}));

/** The button of a day: its number and what is worth knowing before it is chosen. Its name says both at length. */
export function CalendarDay({ children, 'aria-label': name, ...props }: DayButtonProps) {
  const { refusal, left } = useContext(DayNotesContext)(props.day.isoDate);
  const few = left !== null && t`${left} left`;
  const small = few || (props.modifiers.today && t`Today`);
  // Not disabled: those who use the keyboard are to find the reason.
  return (
    <DayButton {...props} aria-disabled={refusal !== null || undefined}>
      <span aria-hidden>{children}</span>
      {small && (
        <small className={few ? s.few : undefined} aria-hidden>
          {small}
        </small>
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
    </DayButton>
  );
}
