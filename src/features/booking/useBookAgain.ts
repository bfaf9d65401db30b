import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from 'ttag';
import { type Booking, useLazyListProductsQuery, useLazyListSurfSpotsQuery } from '../../api';
import { paths } from '../../config/paths';
import { notePage } from '../../lib/notePage';
import { type CartLine, lessonAddedToCart, selectCartLines, useAppDispatch, useAppSelector } from '../../state';
import { useToasts } from '../../ui/toast';
import { useSubmitOnce } from '../../ui/useSubmitOnce';
import { linesOf } from './bookAgain';

/** How long the toast about missing lessons stays (ms): long enough to be read on the cart's page. */
const MISSING_MS = 6000;

const isSame = (one: CartLine, other: CartLine): boolean =>
  one.product.id === other.product.id && JSON.stringify(one.sessions) === JSON.stringify(other.sessions);

/** Puts the lessons, days and people of a booking into the cart and goes there. What is in the cart already is not added again. */
export function useBookAgain(booking: Booking) {
  const [listLessons] = useLazyListProductsQuery();
  const [listSpots] = useLazyListSurfSpotsQuery();
  const inCart = useAppSelector(selectCartLines);
  const [problem, setProblem] = useState<'failed' | 'gone' | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToasts();

  const [bookAgain, isBusy] = useSubmitOnce(async () => {
    setProblem(null);
    const isHere = notePage();
    const lists = {
      lessons: (page: number, search: string) => listLessons({ page, search }).unwrap(),
      spots: () => listSpots({ page: 1 }).unwrap(),
    };
    const lines = await linesOf(booking, lists).catch(() => null);
    if (!lines || lines.length === 0) {
      setProblem(lines ? 'gone' : 'failed');
      return;
    }
    for (const line of lines) if (!inCart.some((other) => isSame(line, other))) dispatch(lessonAddedToCart(line));
    const sessions = lines.reduce((count, line) => count + line.sessions.length, 0);
    if (sessions < booking.booking_details.length) {
      toasts.show(
        'info',
        t`Some lessons of that booking are no longer offered. The others are in your cart.`,
        MISSING_MS,
      );
    }
    if (isHere()) await navigate(paths.cart);
  });
  return { bookAgain, isBusy, problem };
}
