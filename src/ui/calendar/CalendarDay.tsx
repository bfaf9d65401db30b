import { createContext, type MouseEvent, useContext } from 'react';
import { DayButton, type DayButtonProps } from 'react-day-picker';
import { t } from 'ttag';
import { VisuallyHidden } from '../VisuallyHidden';
import type { DayNote } from './dayNotes';
import * as s from './MonthCalendar.module.css';

/** A day as the calendar around shows it. */
export interface ShownDay extends DayNote {
  /** All that is to be said of it. */
  name: string;
}

/** The days of the calendar around. */
export const ShownDays = createContext<(day: string) => ShownDay>((name) => ({
  name,
  refusal: null,
  words: null,
  left: null,
}));

/** The button of a day: its number and what is worth knowing before it is chosen. Its name says both at length. */
export function CalendarDay({ children, onClick, 'aria-label': _short, ...props }: DayButtonProps) {
  const { name, refusal, left } = useContext(ShownDays)(props.day.isoDate);
  const few = left !== null && t`${left} left`;
  const small = few || (props.modifiers.today && t`Today`);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The library stops clicks: the page would take them for lost and press again (scripts/prerender/earlyInput.js).
    event.stopPropagation = () => undefined;
    onClick?.(event);
  };
  // Not disabled: those who use the keyboard are to find the reason.
  return (
    <DayButton {...props} aria-disabled={refusal !== null || undefined} onClick={press}>
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
