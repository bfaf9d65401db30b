import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { formatRupiah } from '../../lib/money';
import { lessonProduct } from '../../lib/structuredData';
import { Button, ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { JsonLd } from '../../ui/JsonLd';
import { Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingForm } from './BookingForm';
import { DetailsPanel } from './DetailsPanel';
import * as s from './LessonDetailPage.module.css';
import { lessonHead } from './lessonHead';
import { useLesson } from './useLesson';

/** The page where there is no lesson to show: the list is the way on. */
const WithoutLesson = ({ title, lead, children }: { title?: string; lead?: string; children?: ReactNode }) => (
  <Page title={title} lead={lead} head={{ robots: 'noindex' }}>
    <div className={s.actions}>
      {children}
      <ButtonLink to={paths.lessons}>See all lessons</ButtonLink>
    </div>
  </Page>
);

/** A lesson: a booking form beside what the person should know (spec §2, lesson detail). */
export function LessonDetailPage() {
  const view = useLesson();
  // spec §2: the page without a chosen lesson
  if (view.status === 'none') return <WithoutLesson lead="Please select a lesson to book." />;
  if (view.status === 'unknown') {
    return <WithoutLesson title="This lesson is not offered any more." lead="Please select a lesson to book." />;
  }
  if (view.status === 'failed') {
    return (
      <WithoutLesson title="Surf Lesson" lead="The lesson could not be loaded.">
        <Button onClick={view.retry}>Try again</Button>
      </WithoutLesson>
    );
  }
  if (view.status === 'loading') {
    return (
      <Page title="Surf Lesson">
        <Loading text="Loading lesson..." />
      </Page>
    );
  }
  const { lesson, product } = view;
  return (
    <Page
      title={lesson.name}
      lead={`${formatRupiah(lesson.price)} per person and session`}
      head={lessonHead(lesson, product)}
    >
      {product && <JsonLd data={(origin) => lessonProduct(product, origin)} />}
      <div className={s.facts}>
        <Facts name={lesson.name} description={lesson.description} />
      </div>
      <div className={s.columns}>
        <BookingForm key={lesson.id} lesson={lesson} />
        <DetailsPanel description={lesson.description} />
      </div>
    </Page>
  );
}
