import { t } from 'ttag';
import { useInstructors } from '../../api';
import { paths } from '../../config/paths';
import { goodToKnow } from '../../config/goodToKnow';
import { Instructors } from '../../ui/Instructors';
import { Link } from '../../ui/Link';
import * as s from './Home.module.css';

/** Who teaches, and how people are kept safe; nothing where neither is known. */
export function People() {
  const { isShown, people, askAgain } = useInstructors();
  if (!isShown && !goodToKnow.hasSafety) return null;
  return (
    <section className={s.people} aria-labelledby="people">
      <h2 id="people">{t`In the water with you`}</h2>
      {goodToKnow.safety && <p className={s.intro}>{goodToKnow.safety}</p>}
      {isShown && <Instructors people={people} askAgain={askAgain} />}
      {goodToKnow.hasSafety && (
        <Link className={s.all} to={`${paths.aboutUs}#safety`}>
          {t`How we keep you safe`}
        </Link>
      )}
    </section>
  );
}
