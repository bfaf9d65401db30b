import { useId } from 'react';
import { t } from 'ttag';
import { isOver } from '../lib/startTimes';
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

/** The hour of a session: chips to choose from, or what decides it. Hours that have passed today say so. */
export function StartTimeField({ label, times, date, chosen, errorId, onChoose }: StartTimeFieldProps) {
  const name = useId();
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
              {time} {isOver(date, time) && <small>{t`over today`}</small>}
            </label>
          ))}
        </div>
      )}
      {(chosen === undefined || times.length === 0) && !errorId && (
        <p>{t`The tide decides the hour; we tell you the evening before.`}</p>
      )}
    </div>
  );
}
