import assert from 'node:assert/strict';
import type { CreatedBooking, Product, Session } from '../../../server/contract.gen.ts';
import { bookingRequest, type School, schoolDay } from './school.ts';
import { form, type Many, type One, type TestApp } from './testApp.ts';

type Fields = Record<string, string | string[]>;

/** A school that offers a course of three days for 2 to 6 people at 07:00, and a lesson at 07:00 or 09:30, with what its desk does. */
export async function coursesAt({ call }: TestApp, school: School, token: string) {
  async function addLesson(fields: Fields): Promise<Product> {
    const body = form({ product_category_id: school.categoryId, name: 'Beginner Course', price: '300000', ...fields });
    const answer = await call<One<Product>>('createProduct', { token, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data;
  }
  const course = await addLesson({ days: '3', minutes: '120', min_people: '2', max_people: '6', start_times: '07:00' });
  const morning = await addLesson({ name: 'Two Hours', min_people: '1', start_times: ['07:00', '09:30'] });
  return {
    addLesson,
    morning,
    /** What is booked of a lesson, the course if none is named, `day` days from today. */
    line: (day: number, person = 2, lesson = course, more: object = {}): object => ({
      product_id: lesson.id,
      reservation_date: schoolDay(day),
      person,
      ...more,
    }),
    book: <T = One<CreatedBooking>>(...details: object[]) =>
      call<T>('createBooking', { body: bookingRequest(school, { details }) }),
    sessionsOn: async (from: number, to = from): Promise<Session[]> => {
      const query = { from: schoolDay(from), to: schoolDay(to) };
      return (await call<Many<Session>>('listSessions', { token, query })).body.data;
    },
    update: <T = One<Session>>(id: string, body: object) => call<T>('updateSession', { token, params: { id }, body }),
  };
}
