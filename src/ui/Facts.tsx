import type { Described } from '../lib/lessonFacts';
import { factTexts } from '../lib/lessonTexts';
import * as s from './Facts.module.css';

/** Length, group size and level of a lesson, as far as it tells them. */
export function Facts({ lesson }: { lesson: Described }) {
  const { length, people, level } = factTexts(lesson);
  return (
    <ul className={s.facts}>
      {length && <li className={s.length}>{length}</li>}
      <li className={s.people}>{people}</li>
      {level && <li className={s.level}>{level}</li>}
    </ul>
  );
}
