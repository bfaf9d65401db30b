import { type SyntheticEvent, useRef, useState } from 'react';
import { t } from 'ttag';
import { useSchoolDays } from '../../api';
import { isReservable } from '../../lib/dates';
import { lessonFacts } from '../../lib/lessonFacts';
import type { SelectedLesson } from '../../state';
import { Button } from '../../ui/Button';
import { BookingBar } from './BookingBar';
import * as s from './BookingForm.module.css';
import { CourseQuestion } from './lessonChoice';
import { peopleAndSessions, sumOf, totalOf } from './lessonPrice';
import { SessionFields } from './SessionFields';
import { SpotField, useSpot } from './SpotField';
import { useAddToCart } from './useAddToCart';
import { useAnnouncedPrice } from './useAnnouncedPrice';
import { useSessionRows } from './useSessionRows';

/** Chooses the sessions of a lesson and puts them into the cart (spec §2, lesson detail). */
export function BookingForm({ lesson }: { lesson: SelectedLesson }) {
  const { rows, addRow, removeRow, changeRow } = useSessionRows(lesson);
  const [isAsking, setIsAsking] = useState(false);
  const addSession = useRef<HTMLButtonElement>(null);
  const addToCart = useAddToCart(lesson);
  const spot = useSpot();
  const { days, people } = lessonFacts(lesson);
  const isCourse = days > 1;
  const total = totalOf(lesson, rows);
  useAnnouncedPrice(total);
  const { days: schoolDays, refusals, closedDuring } = useSchoolDays(rows);
  const hasDays = rows.every(({ date }) => isReservable(date) && !refusals.has(date));
  // spec §5: a spot is loaded, every date is today or later (and not known to be closed or full), every session has people
  const canAdd = spot !== undefined && hasDays && rows.every(({ participants }) => participants > 0);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canAdd) addToCart(spot.id, rows);
  };
  const answer = (isWanted: boolean) => {
    if (isWanted) addRow();
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
          closed={isCourse ? closedDuring(row.date, days) : []}
          schoolDays={schoolDays}
          refusal={refusals.get(row.date)}
          onChange={(change) => changeRow(row.key, change)}
          onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
        />
      ))}
      {isCourse && isAsking && (
        <CourseQuestion days={days} price={totalOf(lesson, [{ participants: people.minimum }])} onAnswer={answer} />
      )}
      <Button ref={addSession} variant="secondary" onClick={isCourse ? () => setIsAsking(true) : addRow}>
        {t`Add Session`}
      </Button>
      <p className={s.sum}>{sumOf(lesson, rows)}</p>
      <BookingBar total={total} people={peopleAndSessions(lesson, rows)} needsDay={!hasDays} canAdd={canAdd} />
    </form>
  );
}
