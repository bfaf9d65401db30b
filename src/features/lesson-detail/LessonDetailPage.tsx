import { t } from 'ttag';
import { paths } from '../../config/paths';
import { peopleOf } from '../../lib/lessonPeople';
import { Button, ButtonLink } from '../../ui/Button';
import { lazyPart } from '../../ui/lazyPart';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingForm } from './BookingForm';
import * as s from './LessonDetailPage.module.css';
import { parts } from './lessonChoice';
import { lessonHead } from './lessonHead';
import { pricePerPerson } from './lessonPrice';
import { useLesson } from './useLesson';

const LessonPicture = lazyPart(async () => (await parts()).LessonPicture);
const LessonFacts = lazyPart(async () => (await parts()).LessonFacts);
const WhoTeaches = lazyPart(async () => (await parts()).WhoTeaches);
const DetailsPanel = lazyPart(async () => (await parts()).DetailsPanel, 'lesson-details');
const LessonMore = lazyPart(async () => (await parts()).LessonMore, 'other-lessons');

/** The page without a lesson (spec §2): the list is the way on. */
const WithoutLesson = ({ title }: { title?: string }) => (
  <Page title={title} lead={t`Please select a lesson to book.`} head={{ robots: 'noindex' }}>
    <ButtonLink to={paths.lessons}>{t`See all lessons`}</ButtonLink>
  </Page>
);

/** A lesson: its picture, a booking form, and what the person should know (spec §2, lesson detail). */
export function LessonDetailPage() {
  const view = useLesson();
  if (view.status === 'none') return <WithoutLesson />;
  if (view.status === 'unknown') return <WithoutLesson title={t`This lesson is not offered any more.`} />;
  if (view.status === 'loading') {
    return (
      <Page title={t`Surf Lesson`}>
        <Loading text={t`Loading lesson...`} />
      </Page>
    );
  }
  if (view.status === 'failed') {
    return (
      <Page title={t`Surf Lesson`} head={{ robots: 'noindex' }}>
        <Empty text={t`The lesson could not be loaded.`}>
          <Button onClick={view.retry}>{t`Try again`}</Button>
          <ButtonLink to={paths.lessons} variant="secondary">
            {t`See all lessons`}
          </ButtonLink>
        </Empty>
      </Page>
    );
  }
  const { lesson, product, shown } = view;
  const hasPicture = product === undefined || Boolean(product?.image_url);
  return (
    <Page title={shown.name} lead={pricePerPerson(lesson)} head={lessonHead(shown, product)}>
      <LessonFacts lesson={lesson} />
      <div className={s.columns}>
        {hasPicture && <div className={s.picture}>{product && <LessonPicture product={product} />}</div>}
        <WhoTeaches />
        {/* Begun anew where the backend says that the lesson takes other people than a stored one. */}
        <BookingForm key={`${lesson.id} ${JSON.stringify(peopleOf(lesson))}`} lesson={lesson} />
        <DetailsPanel lesson={lesson} words={shown} />
      </div>
      <LessonMore id={lesson.id} product={product} />
    </Page>
  );
}
