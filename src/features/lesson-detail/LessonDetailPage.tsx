import { paths } from '../../config/paths';
import { formatRupiah } from '../../lib/money';
import { lessonProduct } from '../../lib/structuredData';
import { Button, ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { JsonLd } from '../../ui/JsonLd';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingForm } from './BookingForm';
import { DetailsPanel } from './DetailsPanel';
import * as s from './LessonDetailPage.module.css';
import { lessonHead } from './lessonHead';
import { useLesson } from './useLesson';

/** The page without a lesson (spec §2): the list is the way on. */
const WithoutLesson = ({ title }: { title?: string }) => (
  <Page title={title} lead="Please select a lesson to book." head={{ robots: 'noindex' }}>
    <ButtonLink to={paths.lessons}>See all lessons</ButtonLink>
  </Page>
);

/** A lesson: a booking form beside what the person should know (spec §2, lesson detail). */
export function LessonDetailPage() {
  const view = useLesson();
  if (view.status === 'none') return <WithoutLesson />;
  if (view.status === 'unknown') return <WithoutLesson title="This lesson is not offered any more." />;
  if (view.status === 'loading') {
    return (
      <Page title="Surf Lesson">
        <Loading text="Loading lesson..." />
      </Page>
    );
  }
  if (view.status === 'failed') {
    return (
      <Page title="Surf Lesson" head={{ robots: 'noindex' }}>
        <Empty text="The lesson could not be loaded.">
          <Button onClick={view.retry}>Try again</Button>
          <ButtonLink to={paths.lessons} variant="secondary">
            See all lessons
          </ButtonLink>
        </Empty>
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
        <DetailsPanel lesson={lesson} />
      </div>
    </Page>
  );
}
