// Also on PostgreSQL: JSON.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ChangeListResponse } from '../../../../server/contract.gen.ts';
import { dayText } from '../../../../server/school/days.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const { addLesson, line, book, update } = await coursesAt(test, school, token);

it('the list of changes tells once of what all days of a course have, also by force and with a reason', async () => {
  const other = await addLesson({ name: 'Other Course', days: '3', min_people: '2' });
  const id = (await book(line(4))).body.data.booking.booking_details[0]?.id ?? '';
  const texts = async (): Promise<string[]> =>
    (await test.call<ChangeListResponse>('listChanges', { token, query: { what: 'BOOKINGS' } })).body.data.map(
      ({ text }) => text,
    );
  const on = `on ${dayText(schoolDay(4))}`;

  assert.equal((await update(id, { person: 1, force: true })).status, 200);
  const force = 'by force: the number of people must be';
  const fewer = [
    'Total: Rp. 600.000 to Rp. 300.000.',
    `Beginner Course ${on}: 2 to 1 people, ${force} 2 to 6 for this lesson.`,
  ];
  assert.deepEqual(await texts(), fewer);

  assert.equal((await update(id, { product_id: other.id, force: true, reason: 'Her choice.' })).status, 200);
  const instead = `Other Course ${on}: instead of Beginner Course, ${force} at least 2 for this lesson. Reason: Her choice.`;
  assert.deepEqual(await texts(), [instead, ...fewer]);
});
