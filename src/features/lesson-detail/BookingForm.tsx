import { type SyntheticEvent, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListSurfSpotsQuery } from '../../api';
import { paths } from '../../config/paths';
import { isReservable } from '../../lib/dates';
import { lessonAddedToCart, type SelectedLesson, useAppDispatch } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as s from './LessonDetailPage.module.css';
import { SessionFields } from './SessionFields';
import { useSessionRows } from './useSessionRows';

/** Chooses the sessions of a lesson and puts them into the cart (spec §2, lesson detail). */
export function BookingForm({ lesson }: { lesson: SelectedLesson }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const { rows, addRow, removeRow, changeRow } = useSessionRows(lesson.name);
  // spec §7: the first spot is where lessons are booked
  const spots = useListSurfSpotsQuery({ page: 1 });
  const spot = spots.data?.data[0];
  // spec §5: a spot is loaded, every date is today or later, every session has people
  const canAdd = spot !== undefined && rows.every(({ date, participants }) => isReservable(date) && participants > 0);

  const addToCart = (event: SyntheticEvent) => {
    event.preventDefault();
    // Pressed again while the cart's page is loading, the button would add the same sessions twice.
    if (!canAdd || isLeaving) return;
    const { id, name, price } = lesson;
    const sessions = rows.map(({ date, participants }) => ({ date, participants }));
    dispatch(lessonAddedToCart({ product: { id, name, price }, surfSpot: { id: spot.id }, sessions }));
    startLeaving(async () => {
      await navigate(paths.cart);
    });
  };

  return (
    <form className={s.form} noValidate onSubmit={addToCart}>
      <h2>Book this lesson</h2>
      <Field label="Surf Spot" error={spots.isError && !spot ? 'The surf spot could not be loaded.' : undefined}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={spot?.name ?? ''}
            placeholder={spots.isLoading ? 'Loading surf spot...' : ''}
          />
        )}
      </Field>
      {spots.isError && !spot && (
        <Button variant="secondary" onClick={() => void spots.refetch()}>
          Try again
        </Button>
      )}
      {spots.isSuccess && !spot && <p role="status">No surf spot is open for booking at the moment.</p>}
      {rows.map((row, index) => (
        <SessionFields
          key={row.key}
          number={index + 1}
          lessonName={lesson.name}
          session={row}
          onChange={(change) => changeRow(row.key, change)}
          onRemove={rows.length > 1 ? () => removeRow(row.key) : undefined}
        />
      ))}
      <div className={s.actions}>
        <Button variant="secondary" onClick={addRow}>
          Add Session
        </Button>
        <Button type="submit" disabled={!canAdd}>
          Add to Cart
        </Button>
      </div>
    </form>
  );
}
