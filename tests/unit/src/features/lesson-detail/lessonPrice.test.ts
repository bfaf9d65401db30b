import { pricePerPerson, sumOf, totalOf } from '../../../../../src/features/lesson-detail/lessonPrice';

const lesson = { id: '1', name: 'Semi-Private Surf Lesson', price: 500_000, description: '' };
const course = { ...lesson, name: '3 Days Beginner Course', price: 1_350_000 };
const sessions = (...people: number[]) => people.map((participants) => ({ participants }));

test.each([
  [lesson, [2], 'Rp. 500.000 × 2 people × 1 session = Rp. 1.000.000'],
  [lesson, [1, 1], 'Rp. 500.000 × 1 person × 2 sessions = Rp. 1.000.000'],
  [lesson, [3, 4], 'Rp. 500.000 × (3 + 4 people) = Rp. 3.500.000'],
  [course, [2], 'Rp. 1.350.000 × 2 people × 1 course = Rp. 2.700.000'],
  [course, [1, 1], 'Rp. 1.350.000 × 1 person × 2 courses = Rp. 2.700.000'],
])('%#: the sum can be followed', (chosen, people, text) => {
  expect(sumOf(chosen, sessions(...people))).toBe(text);
  expect(text.endsWith(totalOf(chosen, sessions(...people)).toLocaleString('id-ID'))).toBe(true);
});

test('what one person pays for a lesson, and for all days of a course', () => {
  expect(pricePerPerson(lesson)).toBe('Rp. 500.000 per person and session');
  expect(pricePerPerson(course)).toBe('Rp. 1.350.000 per person for all 3 days');
});
