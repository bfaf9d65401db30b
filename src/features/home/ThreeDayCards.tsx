import { t } from 'ttag';
import { lessonOffers } from '../../lib/structuredData';
import { lessonChosen, useAppDispatch } from '../../state';
import { JsonLd } from '../../ui/JsonLd';
import { LessonCard } from '../../ui/LessonCard';
import { Loading } from '../../ui/Notice';
import * as s from './Home.module.css';
import { useThreeDayLessons } from './useThreeDayLessons';

/** The widths of a card in columns of at least 17rem (Home.module.css): four, three, two, and one row to swipe. */
const cardSizes = '(min-width: 77rem) 18rem, (min-width: 58rem) 30vw, (min-width: 39rem) 46vw, 74vw';

/** The cards of the three-day courses, or what stands in their place. */
export function ThreeDayCards() {
  const dispatch = useAppDispatch();
  const { lessons, isLoading } = useThreeDayLessons();
  if (lessons.length === 0)
    return isLoading ? <Loading text={t`Loading lessons...`} /> : <p>{t`Produk tidak tersedia`}</p>;
  return (
    <>
      <div className={s.cards}>
        {lessons.map((lesson) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            sizes={cardSizes}
            onChoose={() => dispatch(lessonChosen(lesson))}
          />
        ))}
      </div>
      <JsonLd data={(origin) => lessonOffers(lessons, origin)} />
    </>
  );
}
