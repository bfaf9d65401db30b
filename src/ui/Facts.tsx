import { lessonFacts } from '../lib/lessonFacts';
import * as s from './Facts.module.css';

/** Length, group size and level of a lesson, as far as its own words tell them. */
export function Facts({ name, description }: { name: string; description: string }) {
  const { length, people, level } = lessonFacts(name, description);
  return (
    <ul className={s.facts}>
      {length && <li className={s.length}>{length}</li>}
      <li className={s.people}>{people}</li>
      {level && <li className={s.level}>{level}</li>}
    </ul>
  );
}
