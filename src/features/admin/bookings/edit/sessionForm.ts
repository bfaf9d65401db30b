import type { Product, Session, UpdateSessionRequest } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { lessonFacts } from '../../../../lib/lessonFacts';
import { formatRupiah } from '../../../../lib/money';
import { MAX_PEOPLE, type PeopleRule, takesPeople } from '../../../../lib/lessonPeople';
import type { FormErrors } from '../../../../ui/useForm';
import { isWholeNumber } from '../../shared/isWholeNumber';
import { parsePrice, priceProblem } from '../../shared/typedAmount';
import { peopleNeeded } from '../../shared/peopleNeeded';

/** What the dialog of a session holds while it is being filled. */
export interface SessionForm extends Record<string, string> {
  date: string;
  /** HH:MM; empty while the tide has still to decide it. */
  time: string;
  /** The surf spot's id. */
  spot: string;
  /** The lesson's id. */
  lesson: string;
  people: string;
  /** How many came; empty until it is noted. */
  came: string;
  /** Of one person, in rupiah. */
  price: string;
  reason: string;
}

/** A session as the dialog shows it. */
export const formOf = (session: Session): SessionForm => ({
  date: session.reservation_date,
  time: session.start_time ?? '',
  spot: session.surf_spot_id ?? '',
  lesson: session.product_id ?? '',
  people: String(session.person),
  came: session.people_came === null || session.people_came === undefined ? '' : String(session.people_came),
  price: String(session.unit_price ?? ''),
  reason: '',
});

/** What of the session is to become different. Another lesson brings its price; one that is typed beside it is another price. */
export function changesOf(session: Session, form: SessionForm, lessons: Product[]): UpdateSessionRequest {
  const before = formOf(session);
  const isOther = (name: keyof SessionForm) => form[name] !== before[name];
  const price = parsePrice(form.price);
  const usual = isOther('lesson') ? lessons.find(({ id }) => id === form.lesson)?.price : session.unit_price;
  return {
    ...(isOther('date') && { reservation_date: form.date }),
    ...(isOther('time') && { start_time: form.time || null }),
    ...(isOther('spot') && { surf_spot_id: form.spot }),
    ...(isOther('lesson') && { product_id: form.lesson }),
    ...(isOther('people') && { person: Number(form.people) }),
    ...(isOther('came') && { people_came: form.came === '' ? null : Number(form.came) }),
    ...(price !== null && usual !== undefined && price !== usual && { unit_price: price }),
  };
}

/** Whether the guest is told of a change. */
export const isTold = (changes: UpdateSessionRequest): boolean =>
  (['reservation_date', 'start_time', 'surf_spot_id', 'product_id', 'unit_price'] as const).some(
    (name) => changes[name] !== undefined,
  );

/** What keeps the form from being sent, field by field. */
export function checkSession(session: Session, form: SessionForm, lessons: Product[]): FormErrors<SessionForm> {
  const changes = changesOf(session, form, lessons);
  const wrongPrice =
    form.price && priceProblem(form.price, 'Enter the price of one person in whole rupiah, such as 450.000.');
  return {
    ...(changes.person !== undefined &&
      !isWholeNumber(form.people, 1, MAX_PEOPLE) && { people: `Enter a number from 1 to ${String(MAX_PEOPLE)}.` }),
    ...(form.came !== '' &&
      !isWholeNumber(form.came, 0, Number(form.people)) && { came: `Enter a number from 0 to ${form.people}.` }),
    ...(wrongPrice && { price: wrongPrice }),
    ...(changes.unit_price !== undefined &&
      form.reason.trim() === '' && { reason: 'Say why the price is another one.' }),
  };
}

/** What the lesson's own rule has against a change; whoever knows better may overrule it. */
export const ruleAgainst = (rule: PeopleRule, changes: UpdateSessionRequest, session: Session): string | null => {
  const people = changes.person ?? session.person;
  const isAsked = changes.person !== undefined || changes.product_id !== undefined;
  return isAsked && !takesPeople(rule, people) ? peopleNeeded(rule) : null;
};

/** The lessons that a session can be changed to: those of as many days, and its own. */
export const otherLessons = (lessons: Product[], { product_id: own, course_days: days = 1 }: Session): Product[] =>
  lessons.filter((lesson) => lesson.id === own || lessonFacts(lesson).days === days);

/** What the whole line costs, 'Rp. 350.000 each, Rp. 1.050.000 in all', less what refunds have taken off; null without a price. */
export function amountText(
  { people, price }: SessionForm,
  { unit_price, person, total_amount }: Session,
): string | null {
  const each = parsePrice(price) ?? (person > 0 ? total_amount / person : 0);
  const lowered = unit_price === undefined ? 0 : Math.max(0, unit_price * person - total_amount);
  const inAll = Math.max(0, each * Number(people) - lowered);
  return each > 0 && inAll >= 0 ? `${formatRupiah(each)} each, ${formatRupiah(inAll)} in all` : null;
}

/** Whether it can be noted already who came. */
export const hasCome = ({ reservation_date }: Session): boolean => reservation_date <= schoolToday();
