import { t } from 'ttag';
import { coursesCounted, peopleCounted, sessionsCounted } from '../../lib/counted';
import { lessonFacts } from '../../lib/lessonFacts';
import { formatRupiah } from '../../lib/money';
import type { CartSession, SelectedLesson } from '../../state';

/** What one person pays, and for what. */
export function pricePerPerson(lesson: SelectedLesson): string {
  const { days } = lessonFacts(lesson);
  const price = formatRupiah(lesson.price);
  return days > 1 ? t`${price} per person for all ${days} days` : t`${price} per person and session`;
}

type People = Pick<CartSession, 'participants'>;

/** The price of these sessions in rupiah: the lesson's price for each person of each session (spec §9). */
export const totalOf = ({ price }: SelectedLesson, sessions: readonly People[]): number =>
  sessions.reduce((sum, { participants }) => sum + price * participants, 0);

/** Who comes how often, such as '2 people × 1 session'. Sessions of different sizes are added up: '3 + 4 people'. */
export function peopleAndSessions(lesson: SelectedLesson, sessions: readonly People[]): string {
  const [first = 0, ...others] = sessions.map(({ participants }) => participants);
  if (others.some((count) => count !== first)) {
    const people = [first, ...others].join(' + ');
    return t`(${people} people)`;
  }
  const times = lessonFacts(lesson).days > 1 ? coursesCounted : sessionsCounted;
  return `${peopleCounted(first)} × ${times(sessions.length)}`;
}

/** How the total comes about: 'Rp. 500.000 × 2 people × 1 session = Rp. 1.000.000'. */
export const sumOf = (lesson: SelectedLesson, sessions: readonly People[]): string =>
  `${formatRupiah(lesson.price)} × ${peopleAndSessions(lesson, sessions)} = ${formatRupiah(totalOf(lesson, sessions))}`;
