import { paths } from '../../config/paths';
import { formatRupiah } from '../../lib/money';
import { selectSelectedLesson, useAppSelector } from '../../state';
import { ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { BookingForm } from './BookingForm';
import { DetailsPanel } from './DetailsPanel';
import * as s from './LessonDetailPage.module.css';

/** The chosen lesson: a booking form beside what the person should know (spec §2, lesson detail). */
export function LessonDetailPage() {
  const lesson = useAppSelector(selectSelectedLesson);
  if (!lesson) {
    return (
      <Page lead="Please select a lesson to book.">
        <ButtonLink to={paths.lessons}>See all lessons</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={lesson.name} lead={`${formatRupiah(lesson.price)} per person and session`}>
      <div className={s.facts}>
        <Facts name={lesson.name} description={lesson.description} />
      </div>
      <div className={s.columns}>
        <BookingForm key={lesson.id} lesson={lesson} />
        <DetailsPanel lesson={lesson} />
      </div>
    </Page>
  );
}
