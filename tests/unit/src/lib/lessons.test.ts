import { goodToKnow } from '../../../../src/config/school';
import { drivesOut } from '../../../../src/lib/drivesOut';
import { courseDays, lessonFacts, priceNote } from '../../../../src/lib/lessonFacts';
import { lessonTime } from '../../../../src/lib/lessonTime';
import { acceptsParticipants, MAX_PARTICIPANTS, participantRule } from '../../../../src/lib/participants';

describe('lessonFacts', () => {
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
    [
      'Beginner and Intermediate Camp',
      '1 day',
      { length: null, people: '1 person', level: 'Beginner to Intermediate' },
    ],
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
});

describe('lessonTime', () => {
  test.each([
    ['Group Surf Lesson', goodToKnow.time],
    ['Private Sunset Lesson', goodToKnow.sunsetTime],
    ['Dawn Patrol Guiding', goodToKnow.dawnTime],
  ])('%s begins: %s', (name, time) => {
    expect(lessonTime(name)).toBe(time);
  });

  test.each([
    ['Surf Guide & Day Trip', '', true],
    ['Dawn Patrol Guiding', '', true],
    ['Three Beaches, Group', 'Boards, lunch and transport.', true],
    ['Private Surf Lesson', 'A patient instructor, white water.', false],
  ])('%s: whether it leaves the beach where people meet', (name, description, expected) => {
    expect(drivesOut({ name, description })).toBe(expected);
  });
});

describe('participants', () => {
  const fixed = (people: number) => ({ minimum: people, maximum: people, adjustable: false });
  const group = { minimum: 3, maximum: MAX_PARTICIPANTS, adjustable: true };

  test.each([
    ['Private lesson', fixed(1)],
    ['A PRIVATE morning', fixed(1)],
    ['Semi-Private lesson', fixed(2)],
    ['Semi Private lesson', fixed(2)],
    ['semi private', fixed(2)],
    ['Lesson, SEMI-PRIVATE', fixed(2)],
    ['Group lesson', group],
    ['Kids GROUP', group],
    ['Private group lesson', fixed(1)],
    ['Semi-private group lesson', fixed(2)],
    ['3 days beginner surf lesson', fixed(1)],
    ['', fixed(1)],
  ])('the rule of "%s"', (name, rule) => {
    expect(participantRule(name)).toEqual(rule);
  });

  test.each([
    ['Group lesson', 2, false],
    ['Group lesson', 3, true],
    ['Group lesson', 100, true],
    ['Group lesson', 101, false],
    ['Group lesson', 3.5, false],
    ['Group lesson', NaN, false],
    ['Group lesson', -3, false],
    ['Private lesson', 1, true],
    ['Private lesson', 2, false],
    ['Private lesson', 0, false],
    ['Semi-private lesson', 2, true],
    ['Semi-private lesson', 1, false],
  ])('"%s" takes %d people: %s', (name, people, accepted) => {
    expect(acceptsParticipants(name, people)).toBe(accepted);
  });
});
