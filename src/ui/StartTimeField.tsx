import { useId } from 'react';
import { t } from 'ttag';
import { schoolToday } from '../lib/dates';
import { isOver, tideDecides } from '../lib/startTimes';
import * as s from './StartTimeField.module.css';

interface StartTimeFieldProps {
  /** 'Start time', and of which session where there are several. */
  label: string;
  /** The hours of the lesson, HH:MM. */
  times: readonly string[];
  /** The session's day, YYYY-MM-DD, or ''. */
  date: string;
  chosen: string | undefined;
  /** The id of the text that says why the hour cannot be booked. */
  errorId?: string | undefined;
  onChoose: (time: string) => void;
}

/** The hour of a session: chips to choose from, or what decides it. Hours that have passed today say so; of a day that is past its own field says it. */
export function StartTimeField({ label, times, date, chosen, errorId, onChoose }: StartTimeFieldProps) {
  const name = useId();
  const today = schoolToday();
  const isOpen = times.some((time) => !isOver(date, time));
  return (
    <div className={s.times}>
      <span aria-hidden>{t`Start time`}</span>
      {times.length > 0 && (
        <div
          role="radiogroup"
          aria-label={label}
          aria-invalid={Boolean(errorId) || undefined}
          aria-describedby={errorId}
        >
          {times.map((time) => (
            <label key={time} className={s.time}>
              <input
                type="radio"
                name={name}
                value={time}
                checked={time === chosen}
                disabled={isOver(date, time)}
                onChange={() => onChoose(time)}
              />
              {time} {date === today && isOver(date, time) && <small>{t`over today`}</small>}
            </label>
          ))}
        </div>
      )}
      {(times.length === 0 || (chosen === undefined && isOpen)) && !errorId && <p>{tideDecides}</p>}
    </div>
  );
}
