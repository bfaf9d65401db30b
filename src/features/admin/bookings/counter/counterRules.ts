import type { CreateCounterBookingRequest, Product } from '../../../../api';
import { isReservable } from '../../../../lib/dates';
import { looksLikeEmail } from '../../../../lib/email';
import { peopleOf, takesPeople } from '../../../../lib/lessonPeople';
import { peopleNeeded } from '../shared/peopleNeeded';
import { isPhoneNumber } from '../shared/phoneNumber';
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
  spot: string;
  paid: Paid;
}

/** A sheet with today and the usual spot filled in. */
export const emptyCounterForm = (today: string, spot: string): CounterForm => ({
  name: '',
  phone: '',
  email: '',
  lesson: '',
  people: '1',
  day: today,
  spot,
  paid: 'NOT_YET',
});

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
  if (!isReservable(form.day)) errors.day = 'Choose a day that is not before today.';
  if (form.spot === '') errors.spot = 'Choose a surf spot.';
  return errors;
}

/** The request that books what the sheet says. */
export function counterRequest(form: CounterForm): CreateCounterBookingRequest {
  const email = form.email.trim();
  return {
    customer: { full_name: form.name.trim(), phone: form.phone.trim(), ...(email !== '' && { email }) },
    surf_spot_id: form.spot,
    booking_details: [{ product_id: form.lesson, reservation_date: form.day, person: Number(form.people) }],
    paid: form.paid === 'NOT_YET' ? null : form.paid,
  };
}
