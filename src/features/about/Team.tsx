import { t } from 'ttag';
import { useInstructors } from '../../api';
import { Instructors } from '../../ui/Instructors';
import * as s from './AboutPage.module.css';

/** Who teaches; nothing where nobody is known. */
export function Team() {
  const { isShown, people, askAgain } = useInstructors();
  if (!isShown) return null;
  return (
    <section className={s.section} aria-labelledby="team">
      <h2 id="team">{t`The team`}</h2>
      <Instructors people={people} askAgain={askAgain} isFull />
    </section>
  );
}
