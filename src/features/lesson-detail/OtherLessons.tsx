import { t } from 'ttag';
import { useListProductsQuery } from '../../api';
import { paths } from '../../config/paths';
import { lessonChosen, useAppDispatch } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { LessonCard } from '../../ui/LessonCard';
import * as s from './LessonMore.module.css';
import { otherLessons } from './otherLessons';

/** The widths of a card in columns of at least 18rem (LessonMore.module.css): three, two, one. */
const cardSizes = '(min-width: 61rem) 24rem, (min-width: 41rem) 46vw, 92vw';

/** Other lessons to choose; nothing where there are none. */
export function OtherLessons({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { data } = useListProductsQuery({ page: 1 });
  const lessons = otherLessons(data?.data ?? [], id);
  if (lessons.length === 0) return null;
  return (
    <section className={s.others} aria-labelledby="other-lessons">
      <h2 id="other-lessons">{t`Other lessons`}</h2>
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
      <ButtonLink to={paths.lessons} variant="secondary">
        {t`See all lessons`}
      </ButtonLink>
    </section>
  );
}
