import { lessonOffers } from '../../lib/structuredData';
import { lessonChosen, useAppDispatch } from '../../state';
import { JsonLd } from '../../ui/JsonLd';
import { LessonCard } from '../../ui/LessonCard';
import { Loading } from '../../ui/Notice';
import * as s from './Home.module.css';
import { useThreeDayLessons } from './useThreeDayLessons';

/** The cards of the three-day courses, or what stands in their place. */
export function ThreeDayCards() {
  const dispatch = useAppDispatch();
  const { lessons, isLoading } = useThreeDayLessons();
  if (lessons.length === 0) return isLoading ? <Loading text="Loading lessons..." /> : <p>Produk tidak tersedia</p>;
  return (
    <>
      <div className={s.cards}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} onChoose={() => dispatch(lessonChosen(lesson))} />
        ))}
      </div>
      <JsonLd data={(origin) => lessonOffers(lessons, origin)} />
    </>
  );
}
