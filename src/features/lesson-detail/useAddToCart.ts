import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { listen } from '../../lib/listen';
import { cartProductOf, type CartSession, lessonAddedToCart, type SelectedLesson, useAppDispatch } from '../../state';
import { keepChosenSessions } from './chosenSessions';

/**
 * Puts sessions of a lesson into the cart and opens it. The page stays until the cart's code is there, which takes long on a
 * slow line: what is pressed again meanwhile adds nothing, unless the person has come back.
 */
export function useAddToCart(lesson: SelectedLesson) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isAdded = useRef(false);
  useEffect(() => listen(window, ['popstate'], () => (isAdded.current = false)), []);

  return (spotId: string, rows: readonly CartSession[]): void => {
    if (isAdded.current) return;
    isAdded.current = true;
    const sessions = rows.map(({ date, participants, start_time }) => ({
      date,
      participants,
      ...(start_time && { start_time }),
    }));
    dispatch(lessonAddedToCart({ product: cartProductOf(lesson), surfSpot: { id: spotId }, sessions }));
    keepChosenSessions(lesson.id, sessions);
    void navigate(paths.cart);
  };
}
