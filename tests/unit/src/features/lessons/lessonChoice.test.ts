import { suits } from '../../../../../src/features/lessons/lessonChoice';
import type { Described } from '../../../../../src/lib/lessonFacts';
import { type LessonChoice, lessonListAt, lessonListQuery } from '../../../../../src/lib/lessonListAt';

const lessons: [name: string, description: string | null][] = [
  ['Private Surf Lesson', 'We begin where you are.'],
  ['Private Kids Lesson', 'For those from six who can swim.'],
  ['Semi-Private Surf Lesson', 'For two people.'],
  ['Semi Private Intermediate Lesson', 'You stand up safely.'],
  ['Group Surf Lesson', 'The first lesson for beginners.'],
  ['Family Group Lesson', 'Parents and children together.'],
  ['Adult Group Evening', 'Not for children.'],
  ['Dawn Patrol', 'For intermediate surfers.'],
  ['Surf Guide & Day Trip', null],
  ['Board rental', null],
];
const found = (choice: Partial<LessonChoice>) =>
  lessons
    .filter(([name, description]) => suits({ name, description }, { who: null, level: null, ...choice }))
    .map(([name]) => name);

test('without a choice every lesson suits', () => {
  expect(found({})).toHaveLength(lessons.length);
});

test('how many surf is told by the documented names', () => {
  expect(found({ who: 'two' })).toEqual(['Semi-Private Surf Lesson', 'Semi Private Intermediate Lesson']);
  expect(found({ who: 'group' })).toEqual(['Group Surf Lesson', 'Family Group Lesson', 'Adult Group Evening']);
  expect(found({ who: 'me' })).toEqual([
    'Private Surf Lesson',
    'Private Kids Lesson',
    'Dawn Patrol',
    'Surf Guide & Day Trip',
    'Board rental',
  ]);
});

test('what is for children says so', () => {
  expect(found({ who: 'children' })).toEqual(['Private Kids Lesson', 'Family Group Lesson']);
});

test('a first time is nothing for surfers, and surfers need no first lesson', () => {
  const forSurfers = ['Semi Private Intermediate Lesson', 'Dawn Patrol', 'Surf Guide & Day Trip', 'Board rental'];
  const first = found({ level: 'first' });
  expect(lessons.map(([name]) => name).filter((name) => !first.includes(name))).toEqual(forSurfers);
  expect(found({ level: 'standing' })).toEqual(expect.arrayContaining(forSurfers));
  expect(found({ level: 'standing' })).not.toContain('Group Surf Lesson');
});

test('somebody who is nervous has an instructor for one or two', () => {
  expect(found({ level: 'nervous' })).toEqual([
    'Private Surf Lesson',
    'Private Kids Lesson',
    'Semi-Private Surf Lesson',
  ]);
});

describe('a lesson that says of itself what it is', () => {
  const chosen = (lesson: Described, choice: Partial<LessonChoice>) =>
    suits(lesson, { who: null, level: null, ...choice });

  test.each<[min: number, max: number | null, who: LessonChoice['who'][]]>([
    [1, 1, ['me']],
    [1, 2, ['me', 'two']],
    [1, 4, ['me', 'two', 'group']],
    [2, null, ['two', 'group']],
    [4, 8, ['group']],
  ])('from %s to %s people suits, whatever its name', (min_people, max_people, expected) => {
    for (const name of ['Private Surf Lesson', 'Group Lesson', 'Morning'])
      expect(
        (['me', 'two', 'group'] as const).filter((who) => chosen({ name, min_people, max_people }, { who })),
      ).toEqual(expected);
  });

  test('its level counts, not its words', () => {
    const levelsOf = (lesson: Described) =>
      (['first', 'standing', 'nervous'] as const).filter((level) => chosen(lesson, { level }));
    expect(levelsOf({ name: 'Private Guiding', level: 'BEGINNER' })).toEqual(['first', 'nervous']);
    expect(levelsOf({ name: 'Private Beginner Lesson', level: 'ADVANCED' })).toEqual(['standing']);
    expect(levelsOf({ name: 'Group Lesson', min_people: 1, max_people: 2 })).toEqual(['first', 'standing', 'nervous']);
    expect(levelsOf({ name: 'Private Lesson', min_people: 1, max_people: 6 })).toEqual(['first', 'standing']);
  });
});

describe('the address of a list', () => {
  const at = (query: string) => lessonListAt(new URLSearchParams(query));

  test('names search, choices and page, in one form', () => {
    expect(lessonListQuery(at('?level=first&who=two&search=+surf+&utm=1'))).toBe('?search=surf&who=two&level=first');
    expect(lessonListQuery(at('?page=2'))).toBe('?page=2');
    expect(lessonListQuery(at('?page=1&search='))).toBe('');
  });

  test('a search is as long as the contract takes one, in code points', () => {
    expect(at(`?search=${'a'.repeat(200)}`).search).toBe('a'.repeat(100));
    expect(at(`?search=${'🏄'.repeat(101)}`).search).toBe('🏄'.repeat(100));
    expect(at(`?search=${'a'.repeat(99)}+surf`).search).toBe('a'.repeat(99));
  });

  test('a choice stands on one page, and what nobody offers is no choice', () => {
    expect(at('?who=me&page=3')).toEqual({ search: '', who: 'me', level: null, page: 1 });
    expect(at('?who=ME&level=expert&page=3')).toEqual({ search: '', who: null, level: null, page: 3 });
  });
});
