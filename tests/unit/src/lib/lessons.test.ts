import { goodToKnow } from '../../../../src/config/goodToKnow';
import { type Described, lessonFacts } from '../../../../src/lib/lessonFacts';
import { MAX_PEOPLE, takesPeople } from '../../../../src/lib/lessonPeople';
import { factTexts, peopleRange, priceNote } from '../../../../src/lib/lessonTexts';
import { lessonHour, lessonTime } from '../../../../src/lib/lessonTime';
import { peopleProblem } from '../../../../src/lib/peopleProblem';

describe('what the words of a lesson say', () => {
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
    expect(factTexts({ name, description })).toEqual(facts);
  });

  test.each([
    ['3 Days Beginner Course', '', 3],
    ['Surf Trip', 'Another beach each morning: 3 days, three beaches.', 3],
    ['Surf Camp, 5 days', '3 days of lessons.', 5],
    ['Surf Camp', '1 days of rest, 4 days in the water.', 4],
    ['Long Camp', '14 days', 14],
    ['Private Surf Lesson', 'Ninety minutes.', 1],
    ['Day Trip', 'Book 2 days before; free to cancel 2 days ahead.', 1],
    ['Reef Lesson', 'Open 7 days a week.', 1],
    ['Taster', '1 days', 1],
    ['Season Pass', '30 days', 1],
    ['3 Days', 'A week of waves.', 3],
  ])('%s (%s) takes %s days', (name, description, days) => {
    expect(lessonFacts({ name, description }).days).toBe(days);
  });

  test('a price is for one person, and for all days of a course', () => {
    expect(priceNote({ name: 'Group Surf Lesson', description: null })).toBe('for one person, one session');
    expect(priceNote({ name: 'Beach trip', description: '3 days, three beaches.' })).toBe('for one person, all 3 days');
  });
});

describe('lessonTime', () => {
  test.each([
    ['Group Surf Lesson', goodToKnow.time],
    ['Private Sunset Lesson', goodToKnow.sunsetTime],
    ['Dawn Patrol Guiding', goodToKnow.dawnTime],
  ])('%s begins: %s', (name, time) => {
    expect(lessonTime({ name })).toBe(time);
    expect(lessonTime({ name, start_times: [] })).toBe(time);
  });

  test('its own hours count, whatever its name is', () => {
    const lesson = { name: 'Private Sunset Lesson', start_times: ['07:00', '09:30'] };
    expect(lessonTime(lesson)).toBe('Begins at 07:00 or 09:30.');
    expect(lessonHour(lesson)).toBe('07:00');
    expect(lessonHour({ name: 'Private Sunset Lesson' })).toBe('16:30');
  });

  test.each([
    ['Surf Guide & Day Trip', '', true],
    ['Dawn Patrol Guiding', '', true],
    ['Three Beaches, Group', 'Boards, lunch and transport.', true],
    ['Private Surf Lesson', 'A patient instructor, white water.', false],
  ])('%s: whether it leaves the beach where people meet', (name, description, expected) => {
    expect(lessonFacts({ name, description }).drivesOut).toBe(expected);
  });
});

describe('participants', () => {
  const fixed = (people: number) => ({ minimum: people, maximum: people, adjustable: false });
  const group = { minimum: 3, maximum: MAX_PEOPLE, adjustable: true };

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
    expect(lessonFacts({ name }).people).toEqual(rule);
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
    expect(takesPeople(lessonFacts({ name }).people, people)).toBe(accepted);
  });
});

describe('what a lesson says of itself', () => {
  const told = {
    description: 'Just for beginners: 3 days of fun. Half a day each.',
    days: 1,
    minutes: 120,
    min_people: 2,
    max_people: 6,
    level: 'ADVANCED',
    start_times: ['06:00'],
  } as const satisfies Omit<Described, 'name' | 'start_times'> & { start_times: readonly string[] };
  const family: Described = { ...told, start_times: [...told.start_times], name: 'Family Private Surf & Yoga' };

  test.each(['Family Private Surf & Yoga', 'Kids Group Camp, 5 days', 'Dawn Guiding for Intermediates'])(
    'counts, also when it is called %s',
    (name) => {
      const { people, days, minutes, levels, startTimes, isForSurfers } = lessonFacts({ ...family, name });
      expect({ people, days, minutes, levels, startTimes, isForSurfers }).toEqual({
        people: { minimum: 2, maximum: 6, adjustable: true },
        days: 1,
        minutes: 120,
        levels: ['ADVANCED'],
        startTimes: ['06:00'],
        isForSurfers: true,
      });
      expect(factTexts({ ...family, name })).toEqual({ length: '120 min', people: '2 to 6 people', level: 'Advanced' });
      expect(priceNote({ ...family, name })).toBe('for one person, one session');
    },
  );

  test.each<[Partial<Described>, people: string, range: string]>([
    [{ min_people: 2, max_people: null }, '2 or more people', '2 or more'],
    [{ min_people: 4, max_people: 4 }, '4 people', '4'],
    [{ min_people: 1, max_people: 1 }, '1 person', '1'],
    [{ min_people: 1, max_people: 3 }, '1 to 3 people', '1 to 3'],
    [{ min_people: null, max_people: 8 }, '3 or more people', '3 or more'],
  ])('people, of %o', (fields, people, range) => {
    const lesson = { name: 'Group Surf Lesson', ...fields };
    expect(factTexts(lesson).people).toBe(people);
    expect(peopleRange(lessonFacts(lesson).people)).toBe(range);
  });

  test.each([
    [1, false],
    [2, true],
    [6, true],
    [7, false],
  ])('a lesson for 2 to 6 takes %d people: %s', (people, accepted) => {
    expect(takesPeople(lessonFacts(family).people, people)).toBe(accepted);
  });

  test.each([
    [{ min_people: 2, max_people: 6 }, 6, null],
    [{ min_people: 2, max_people: 6 }, 7, 'This lesson takes 2 to 6 people now.'],
    [{ min_people: 2, max_people: null }, 1, 'This lesson takes 2 or more people now.'],
    [{ min_people: 4, max_people: 4 }, 5, 'This lesson takes 4 people now.'],
    [{ min_people: 1, max_people: 1 }, 2, 'This lesson takes 1 person now.'],
    [{}, 2, null], // by its name alone
  ])('why %o does not take %d people: %s', (fields, people, problem) => {
    expect(peopleProblem({ name: 'Private Surf Lesson', ...fields }, people)).toBe(problem);
  });

  test('a field that is null leaves it to the words', () => {
    const empty = { days: null, minutes: null, min_people: null, max_people: null, level: null, start_times: [] };
    const words = { name: '3 Days Beginner Course, Group', description: 'From sand to wave.' };
    expect(lessonFacts({ ...words, ...empty })).toEqual(lessonFacts(words));
  });

  test('three days are what its days say, else what is documented of its words', () => {
    const isThree = (lesson: Described) => lessonFacts(lesson).takesThreeDays;
    expect(isThree({ name: '3 DAYS of surf' })).toBe(true);
    expect(isThree({ name: 'Beach trip', description: '3 days, three beaches' })).toBe(true);
    expect(isThree({ name: 'Morning course', days: 3 })).toBe(true);
    expect(isThree({ name: '3 days of surf', days: 4 })).toBe(false);
  });
});
