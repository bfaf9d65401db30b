import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { lessonOffers } from '../../lib/structuredData';
import { lessonChosen, useAppDispatch } from '../../state';
import { JsonLd } from '../../ui/JsonLd';
import { LessonCard } from '../../ui/LessonCard';
import { Loading } from '../../ui/Notice';
import * as s from './Home.module.css';
import { useThreeDayLessons } from './useThreeDayLessons';

/** The widths of a card in columns of at least 17rem (Home.module.css): four, three, two, one. */
const cardSizes = '(min-width: 77rem) 18rem, (min-width: 58rem) 30vw, (min-width: 39rem) 46vw, 92vw';

/** The three-day courses, to be chosen as in the lesson list (spec §2, §9). */
export function ThreeDayLessons() {
  const dispatch = useAppDispatch();
  const { lessons, isLoading } = useThreeDayLessons();
  return (
    <section className={s.section} aria-labelledby="three-days">
      <h2 id="three-days">3 days beginner surf lesson</h2>
      <p className={s.intro}>Three mornings, one plan: from the sand to your first unbroken wave.</p>
      {isLoading && lessons.length === 0 && <Loading text="Loading lessons..." />}
      {!isLoading && lessons.length === 0 && <p>Produk tidak tersedia</p>}
      {lessons.length > 0 && (
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
          <JsonLd data={lessonOffers(lessons)} />
        </>
      )}
      <Link className={s.all} to={paths.lessons}>
        See all lessons
      </Link>
    </section>
  );
}
