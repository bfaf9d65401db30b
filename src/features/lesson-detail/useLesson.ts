import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Product, useFindLessonQuery } from '../../api';
import { inOwnWords } from '../../lib/ownWords';
import {
  lessonChosen,
  lessonOf,
  type SelectedLesson,
  selectSelectedLesson,
  useAppDispatch,
  useAppSelector,
} from '../../state';

/** What the page knows of its lesson. `product` is the backend's row: undefined while it is on its way, null if nothing asks for it. */
type LessonView =
  | {
      status: 'known';
      lesson: SelectedLesson;
      product: Product | null | undefined;
      /** The lesson in the visitor's words; what is booked has the documented name. */
      shown: SelectedLesson;
    }
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void };

/** All but the description, of which a cookie may hold the beginning alone. */
const withoutDescription = (lesson: SelectedLesson): string => JSON.stringify({ ...lesson, description: '' });

const isSame = (chosen: SelectedLesson | null, product: Product): boolean =>
  chosen !== null && withoutDescription(chosen) === withoutDescription(lessonOf(product));

/**
 * The lesson that the address names. Without a name in the address it is the chosen one (spec §4), which also stands in for
 * the backend's answer when it is the same lesson; an old one may no longer be offered.
 */
export function useLesson(): LessonView {
  const [params] = useSearchParams();
  const id = params.get('lesson');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSelectedLesson);
  const asked = id ?? chosen?.id;
  const { currentData, isError, refetch } = useFindLessonQuery(asked === undefined ? skipToken : { id: asked });
  const product = id === null ? null : currentData;

  // The same from one rendering to the next, for the parts whose code comes later (ui/lazyPart.tsx).
  const lesson = useMemo(() => product && lessonOf(product), [product]);
  const shown = useMemo(() => product && lessonOf(inOwnWords(product)), [product]);

  // Who opens a lesson's address has chosen it: also by a link that was followed before the app had started.
  useEffect(() => {
    if (product && !isSame(chosen, product)) dispatch(lessonChosen(product));
  }, [product, chosen, dispatch]);

  if (product && lesson && shown) return { status: 'known', product, lesson, shown };
  if (asked !== undefined && currentData === null) return { status: 'unknown' };
  if (chosen && (id === null || chosen.id === id)) return { status: 'known', product, lesson: chosen, shown: chosen };
  if (id === null) return { status: 'none' };
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
