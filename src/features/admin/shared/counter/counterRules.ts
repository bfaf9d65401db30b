import type { CreateCounterBookingRequest, Product } from '../../../../api';
import { dayAfter, isReservable, schoolToday } from '../../../../lib/dates';
import { lessonFacts } from '../../../../lib/lessonFacts';
import { looksLikeEmail } from '../../../../lib/email';
import { peopleOf, takesPeople } from '../../../../lib/lessonPeople';
import { isRecord } from '../../../../lib/typeGuards';
import { hourAtSchool } from '../schoolTime';
import { languageCode } from '../languageNames';
import { peopleNeeded } from '../peopleNeeded';
import { isPhoneNumber } from '../phoneNumber';
import type { FormErrors } from '../../../../ui/useForm';

export type Paid = 'NOT_YET' | 'CASH' | 'TRANSFER';

/** What the sheet for a guest at the counter holds while it is being filled. */
export interface CounterForm {
  name: string;
  phone: string;
  email: string;
  lesson: string;
  people: string;
  day: string;
  /** The day that was filled in: that of the board below, or today. */
  filledDay: string;
  /** HH:MM; empty for the lesson's only hour, or for the tide to decide. */
  time: string;
  spot: string;
  paid: Paid;
  /** In which the guest is written to; empty for that of the phone number. */
  language: string;
}

/** A sheet with its day and the usual spot filled in. */
export const emptyCounterForm = (day: string, spot: string): CounterForm => ({
  name: '',
  phone: '',
  email: '',
  lesson: '',
  people: '1',
  day,
  filledDay: day,
  time: '',
  spot,
  paid: 'NOT_YET',
  language: '',
});

/** The sheet with the day to begin with where nobody has chosen one: it may have been opened or typed before midnight. */
export const withDay = (form: CounterForm, day: string): CounterForm =>
  form.day === form.filledDay && form.day !== day ? { ...form, day, filledDay: day } : form;

/** Whether a stored value is what the sheet holds. */
export const isCounterForm = (value: unknown): value is CounterForm =>
  isRecord(value) &&
  Object.keys(emptyCounterForm('', '')).every((name) => typeof value[name] === 'string') &&
  ['NOT_YET', 'CASH', 'TRANSFER'].some((paid) => paid === value.paid);

/** Whether nobody has changed anything in the sheet yet. */
export const isUntouched = (form: CounterForm, empty: CounterForm): boolean =>
  Object.entries(form).every(([name, value]) => value === empty[name as keyof CounterForm]);

/** The first day that the counter takes: until noon yesterday, for what was not written down then; courses begin today. */
export const firstDay = (lesson: Product | undefined): string =>
  hourAtSchool() < 12 && (!lesson || lessonFacts(lesson).days === 1) ? dayAfter(schoolToday(), -1) : schoolToday();

/** What is wrong with the sheet, field by field. */
export function checkCounterForm(form: CounterForm, lesson: Product | undefined): FormErrors<CounterForm> {
  const errors: FormErrors<CounterForm> = {};
  if (form.name.trim() === '') errors.name = 'Enter the name of the guest.';
  if (!isPhoneNumber(form.phone)) errors.phone = 'Enter a phone number of at least 9 digits.';
  if (form.email.trim() !== '' && !looksLikeEmail(form.email.trim())) errors.email = 'This is no e-mail address.';
  if (!lesson) errors.lesson = 'Choose a lesson.';
  else {
    const people = peopleOf(lesson);
    if (!takesPeople(people, Number(form.people))) errors.people = peopleNeeded(people);
  }
  const first = firstDay(lesson);
  if (!isReservable(form.day, first))
    errors.day = `Choose a day that is not before ${first < schoolToday() ? 'yesterday' : 'today'}.`;
  if (form.spot === '') errors.spot = 'Choose a surf spot.';
  return errors;
}

/** The request that books what the sheet says. */
export function counterRequest(form: CounterForm): CreateCounterBookingRequest {
  const email = form.email.trim();
  return {
    customer: { full_name: form.name.trim(), phone: form.phone.trim(), ...(email !== '' && { email }) },
    surf_spot_id: form.spot,
    booking_details: [
      {
        product_id: form.lesson,
        reservation_date: form.day,
        person: Number(form.people),
        ...(form.time !== '' && { start_time: form.time }),
      },
    ],
    paid: form.paid === 'NOT_YET' ? null : form.paid,
    ...(form.language !== '' && { language: languageCode(form.language) }),
  };
}
