import { lessonChosen, useAppDispatch } from '../../state';
import { LessonCard } from '../../ui/LessonCard';
import { cardSizes } from './firstRow';
import type { LessonGroup } from './lessonGroups';
import * as s from './LessonListPage.module.css';

/** One category's lessons. Choosing one stores it for a day and opens its page (spec §2). */
export function LessonGroupSection({ group, isFirst }: { group: LessonGroup; isFirst: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <section className={s.group}>
      {group.name && <h2 dir="auto">{group.name}</h2>}
      {group.description && (
        <p className={s.description} dir="auto">
          {group.description}
        </p>
      )}
      <div className={s.cards}>
        {group.lessons.map((lesson, index) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            headingLevel={group.name ? 3 : 2}
            sizes={cardSizes}
            priority={isFirst && index === 0}
            onChoose={() => dispatch(lessonChosen(lesson))}
          />
        ))}
      </div>
    </section>
  );
}
