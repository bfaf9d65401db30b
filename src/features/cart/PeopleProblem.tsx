import { peopleProblem } from '../../lib/peopleProblem';
import type { CartLine } from '../../state';
import * as s from './CartTable.module.css';

interface PeopleProblemProps {
  id: string;
  lesson: CartLine['product'];
  people: number;
}

/** Says beside a number of people that its lesson takes another one now. */
export const PeopleProblem = ({ id, lesson, people }: PeopleProblemProps) => (
  <span id={id} className={s.error}>
    {peopleProblem(lesson, people)}
  </span>
);
