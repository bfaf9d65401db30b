import { Suspense } from 'react';
import { t } from 'ttag';
import { paths } from '../../config/paths';
import { school } from '../../config/school';
import { lazyComponent } from '../../ui/lazyPart';
import { Link } from '../../ui/Link';
import { Loading } from '../../ui/Notice';
import * as s from './Home.module.css';

const HEADING = 'three-days';

const ThreeDayCards = lazyComponent(
  async () => (await import(/* webpackChunkName: "three-days" */ './ThreeDayCards')).ThreeDayCards,
  HEADING,
);

/** The three-day courses, to be chosen as in the lesson list (spec §2, §9). Their code and their list come when they are near. */
export function ThreeDayLessons() {
  return (
    <section className={s.section} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t`3 days beginner surf lesson`}</h2>
      {school.isFirst && (
        <p className={s.intro}>{t`Three mornings, one plan: from the sand to your first unbroken wave.`}</p>
      )}
      <Suspense fallback={<Loading text={t`Loading lessons...`} />}>
        <ThreeDayCards />
      </Suspense>
      <Link className={s.all} to={paths.lessons}>
        {t`See all lessons`}
      </Link>
    </section>
  );
}
