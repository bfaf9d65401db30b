import { type ReactNode, useId, useState } from 'react';
import { t } from 'ttag';
import { backendLevel } from '../../config/env';
import { dayInWords, isReservable, schoolToday } from '../../lib/dates';
import { refusesPeople } from '../../lib/lessonPeople';
import { formatRupiah } from '../../lib/money';
import { bookedTime, pastProblem, startTimeProblem } from '../../lib/startTimes';
import {
  type CartLine,
  type CartSession,
  sessionDateChanged,
  sessionParticipantsChanged,
  sessionSubtotal,
  sessionTimeChanged,
  useAppDispatch,
} from '../../state';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazyPart';
import { PeopleStepper } from '../../ui/PeopleStepper';
import { StartTimeField } from '../../ui/StartTimeField';
import * as field from './CartDay.module.css';
import * as lineHead from './CartLineHead.module.css';
import * as s from './CartTable.module.css';

const PeopleProblem = lazyPart(
  async () => (await import(/* webpackChunkName: "cart-parts" */ './PeopleProblem')).PeopleProblem,
);

/** Where a session stands in the cart. */
export interface SessionPosition {
  line: number;
  session: number;
}

/** The session for which another day is to be chosen. */
export interface DayChoice extends SessionPosition {
  /** The lesson's name, and which of its sessions. */
  which: string;
  /** Its line as it was then. */
  was: CartLine;
}

interface CartSessionRowProps {
  line: CartLine;
  /** The lesson's, in the visitor's words. */
  name: string;
  session: CartSession;
  /** Why its day does not take the people of the cart. */
  refusal: string | undefined;
  /** Whether a booking of the cart has no answer yet: then the number of people stays as it was sent. */
  isSent: boolean;
  position: SessionPosition;
  hasActions: boolean;
  /** What stands beside the lesson's name: its picture and the way to take it out, once for each lesson. */
  head: ReactNode;
  onChooseDay: (session: DayChoice) => void;
  onRemove: (position: SessionPosition) => void;
}

/** One session in the cart; every change is written back to it at once (spec §2, cart). */
export function CartSessionRow({
  line,
  name,
  session,
  refusal,
  isSent,
  position,
  hasActions,
  head,
  onChooseDay,
  onRemove,
}: CartSessionRowProps) {
  const dispatch = useAppDispatch();
  const errorId = useId();
  // The cart takes the typed date only when it can be reserved; until then it keeps the former one.
  const [draft, setDraft] = useState<string | null>(null);
  const date = draft ?? session.date;
  const past = pastProblem(date);
  const error = past ?? (draft === null ? refusal : undefined);
  const { days, start_times: times = [] } = line.product;
  const timeError = past === null ? startTimeProblem(times, session) : null;
  const peopleId = !isSent && refusesPeople(line.product, session.participants) ? `${errorId}-people` : undefined;
  const number = position.session + 1;
  const which = line.sessions.length > 1 ? t`${name}, session ${number}` : name;

  const changeDate = (text: string) => {
    const isTaken = isReservable(text);
    setDraft(isTaken ? null : text);
    if (isTaken) dispatch(sessionDateChanged({ ...position, date: text }));
  };

  return (
    <tr>
      <td data-label={t`Lesson`} className={s.lesson}>
        <div className={lineHead.head}>
          <span dir="auto">{name}</span>
          {head}
        </div>
      </td>
      <td data-label={t`Reservation Date`} className={s.date}>
        <strong className={s.words}>{dayInWords(session.date, days ?? 1)}</strong>
        <span className={field.day}>
          <input
            type="date"
            aria-label={t`Reservation date of ${which}`}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? errorId : undefined}
            min={schoolToday()}
            value={date}
            onChange={(event) => changeDate(event.target.value)}
            onBlur={() => setDraft(null)}
          />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Choose the day of ${which}`}
            onClick={() => onChooseDay({ ...position, which, was: line })}
          />
        </span>
        {error && (
          <span id={errorId} className={s.error}>
            {error}
          </span>
        )}
        {backendLevel() === 2 && (
          <>
            <StartTimeField
              label={t`Start time of ${which}`}
              times={times}
              date={session.date}
              chosen={bookedTime(times, session)}
              errorId={timeError ? `${errorId}-time` : undefined}
              onChoose={(start_time) => dispatch(sessionTimeChanged({ ...position, start_time }))}
            />
            {timeError && (
              <span id={`${errorId}-time`} className={s.error}>
                {timeError}
              </span>
            )}
          </>
        )}
      </td>
      <td data-label={t`Price`} className={s.price}>
        {formatRupiah(line.product.price)}
      </td>
      <td data-label={t`Person`} className={s.person}>
        <PeopleStepper
          which={which}
          lesson={line.product}
          value={session.participants}
          errorId={peopleId}
          onChange={(participants) => dispatch(sessionParticipantsChanged({ ...position, participants }))}
        />
        {peopleId && <PeopleProblem id={peopleId} lesson={line.product} people={session.participants} />}
      </td>
      <td data-label={t`Subtotal`} className={s.subtotal}>
        {formatRupiah(sessionSubtotal(line, session))}
      </td>
      {hasActions && (
        <td className={s.action}>
          {line.sessions.length > 1 && (
            <Button variant="quiet" aria-label={t`Remove ${which}`} onClick={() => onRemove(position)}>
              {t`Remove`}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
