import { courseDays, lessonFacts, priceNote } from '../../../../src/lib/lessonFacts';

test.each([
  ['Private Surf Lesson', '', { length: '90 min', people: '1 person', level: null }],
  ['Semi-Private Intermediate Lesson', '', { length: '90 min', people: '2 people', level: 'Intermediate' }],
  ['Sunset Group Session', 'Golden light.', { length: '90 min', people: '3 or more people', level: null }],
  ['3 Days Beginner Course, Group', '', { length: '3 days', people: '3 or more people', level: 'Beginner' }],
  [
    'Three Beaches Trip, Group',
    '3 days, three beaches.',
    { length: '3 days', people: '3 or more people', level: null },
  ],
  ['Surf Guide & Day Trip', 'Half a day with transport.', { length: 'Half a day', people: '1 person', level: null }],
  ['Dawn Patrol Guiding', 'Before the crowd.', { length: null, people: '1 person', level: null }],
  ['Reef Lesson', 'Open 7 days a week, not for beginners.', { length: '90 min', people: '1 person', level: null }],
  ['Surf Lesson', 'Made for beginners.', { length: '90 min', people: '1 person', level: 'Beginner' }],
  ['Beginner and Intermediate Camp', '1 day', { length: null, people: '1 person', level: 'Beginner to Intermediate' }],
])('%s: what its words say, and no more', (name, description, facts) => {
  expect(lessonFacts(name, description)).toEqual(facts);
});

test.each([
  ['3 Days Beginner Course', '', 3],
  ['Surf Trip', 'Another beach each morning: 3 days, three beaches.', 3],
  ['Private Surf Lesson', 'Ninety minutes.', null],
  ['Day Trip', 'Book 2 days before; free to cancel 2 days ahead.', null],
  ['Reef Lesson', 'Open 7 days a week.', null],
  ['Taster', '1 days', null],
])('%s (%s) takes %s days', (name, description, days) => {
  expect(courseDays({ name, description })).toBe(days);
});

test('a price is for one person, and for all days of a course', () => {
  expect(priceNote('Group Surf Lesson', '')).toBe('for one person, one session');
  expect(priceNote('Beach trip', '3 days, three beaches.')).toBe('for one person, all 3 days');
});
