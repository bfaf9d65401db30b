import { type SyntheticEvent, useRef, useState } from 'react';
import { t } from 'ttag';
import { useSchoolDays } from '../../api';
import { backendLevel } from '../../config/env';
import { daysInRow, isReservable } from '../../lib/dates';
import { lessonFacts } from '../../lib/lessonFacts';
import { dayOverProblem, startTimeOf } from '../../lib/startTimes';
import type { SelectedLesson } from '../../state';
import { Button } from '../../ui/Button';
import { BookingBar } from './BookingBar';
import * as s from './BookingForm.module.css';
import { CourseQuestion, FreeUntil } from './lessonChoice';
import { peopleAndSessions, sumOf, totalOf } from './lessonPrice';
import { SessionFields } from './SessionFields';
import { SpotField, useSpot } from './SpotField';
import { useAddToCart } from './useAddToCart';
import { useAnnouncedPrice } from './useAnnouncedPrice';
import { useSessionRows } from './useSessionRows';

/** Chooses the sessions of a lesson and puts them into the cart (spec §2, lesson detail). */
export function BookingForm({ lesson }: { lesson: SelectedLesson }) {
  const { rows: chosen, addRow, removeRow, changeRow } = useSessionRows(lesson);
  const [isAsking, setIsAsking] = useState(false);
  // The key of the session whose calendar is open: the last one, until another is, or none (null).
  const [opened, setOpened] = useState<string | null>();
  const addSession = useRef<HTMLButtonElement>(null);
  const addToCart = useAddToCart(lesson);
  const spot = useSpot();
  const { days, people, startTimes } = lessonFacts(lesson);
  const rows = chosen.map((row) => ({ ...row, start_time: startTimeOf(startTimes, row) }));
  const isCourse = days > 1;
  const open = opened === null || chosen.some(({ key }) => key === opened) ? opened : chosen.at(-1)?.key;
  const total = totalOf(lesson, rows);
  useAnnouncedPrice(total);
  const { days: schoolDays, refusals } = useSchoolDays(
    rows.flatMap(({ date, participants }) => daysInRow(date, days).map((day) => ({ date: day, participants }))),
  );
  const refusalOf = (date: string) =>
    dayOverProblem(startTimes, date) ??
    daysInRow(date, days)
      .map((day) => refusals.get(day))
      .find(Boolean);
  const hasDays = rows.every(({ date }) => isReservable(date) && !refusalOf(date));
  // spec §5: a spot is loaded, every date is today or later (and not known to be closed, full or over), every session has people
  const canAdd = spot !== undefined && hasDays && rows.every(({ participants }) => participants > 0);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canAdd) addToCart(spot.id, rows);
  };
  const add = () => {
    addRow();
    setOpened(undefined);
    // The new session has pushed the button, which keeps the focus, down.
    requestAnimationFrame(() => addSession.current?.scrollIntoView({ block: 'nearest' }));
  };
  const answer = (isWanted: boolean) => {
    if (isWanted) add();
    setIsAsking(false);
    addSession.current?.focus();
  };
  const remove = (key: string) => {
    removeRow(key);
    addSession.current?.focus(); // the pressed button goes with its row
  };

  return (
    <form className={s.form} noValidate onSubmit={submit}>
      <h2>{t`Book this lesson`}</h2>
      <SpotField lesson={lesson} />
      {rows.map((row, index) => (
        <SessionFields
          key={row.key}
          number={index + 1}
          lesson={lesson}
          session={row}
          schoolDays={schoolDays}
          refusal={refusalOf(row.date)}
          isOpen={rows.length === 1 || row.key === open}
          onToggle={rows.length > 1 ? () => setOpened(row.key === open ? null : row.key) : undefined}
          onChange={(change) => changeRow(row.key, change)}
          onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
        />
      ))}
      {isCourse && isAsking && (
        <CourseQuestion days={days} price={totalOf(lesson, [{ participants: people.minimum }])} onAnswer={answer} />
      )}
      <Button ref={addSession} variant="secondary" onClick={isCourse ? () => setIsAsking(true) : add}>
        {t`Add Session`}
      </Button>
      <p className={s.sum}>{sumOf(lesson, rows)}</p>
      {backendLevel() === 2 && <FreeUntil sessions={rows} />}
      <BookingBar total={total} people={peopleAndSessions(lesson, rows)} needsDay={!hasDays} canAdd={canAdd} />
    </form>
  );
}
