import { activeOnly, isThreeDayLesson } from '../../../../../src/features/home/homeRules';

// spec §9: the category's name and the lesson's name or description contain '3 days'
test.each([
  ['3 Days Courses', '3 Days Course, Group', null, true],
  ['3 days', 'Surf trip', 'Fun for 3 DAYS', true],
  ['COURSES OF 3 DAYS', '3 days', 'Nothing', true],
  ['3 Days Courses', 'Private lesson', 'Ninety minutes', false],
  ['3 Days Courses', 'Private lesson', null, false],
  ['Private lessons', '3 days course', '3 days', false],
  ['13 days', '3 days', null, true],
  ['3days', '3 days', null, false],
  [undefined, '3 days course', '3 days', false],
])('category %s, name %s, description %s: %s', (category, name, description, expected) => {
  expect(isThreeDayLesson({ name, description }, category)).toBe(expected);
});

test('only what is active is shown, and no list at all is an empty one', () => {
  const on = { id: '1', active: true };
  expect(activeOnly([on, { id: '2', active: false }])).toEqual([on]);
  expect(activeOnly(undefined)).toEqual([]);
});
