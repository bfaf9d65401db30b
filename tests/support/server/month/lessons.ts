import { coursesAt } from '../courses.ts';
import type { School } from '../school.ts';
import type { TestApp } from '../testApp.ts';

/** A lesson as the school speaks of it: what it is does not follow from how the server reads its row. */
export interface KeptLesson {
  id: string;
  name: string;
  price: number;
  days: number;
  minutes: number;
  least: number;
  /** Null: as many as want to come. */
  most: number | null;
  hours: readonly string[];
}

type About = Omit<KeptLesson, 'id'>;
const usual = { days: 1, minutes: 90, hours: [] };

/** The lessons of any school of the tests, of which only their names tell what they are. */
const named: Record<keyof School['lessons'], About> = {
  private: { ...usual, name: 'Private Surf Lesson', price: 650_000, least: 1, most: 1 },
  'semi-private': { ...usual, name: 'Semi-Private Surf Lesson', price: 500_000, least: 2, most: 2 },
  group: { ...usual, name: 'Group Surf Lesson', price: 350_000, least: 3, most: null },
  guiding: { ...usual, name: 'Dawn Patrol', price: 850_000, least: 1, most: null },
};

/** Courses and hours, with the fields that say so; of the weekend the words say how long it is and for how many. */
const added: [lesson: About, fields: Record<string, string | string[]>][] = [
  [
    { name: 'Beginner Course', price: 900_000, days: 3, minutes: 120, least: 2, most: 6, hours: ['07:00'] },
    { days: '3', minutes: '120', min_people: '2', max_people: '6' },
  ],
  [
    {
      name: 'Weekend Group, 2 days',
      price: 600_001,
      days: 2,
      minutes: 90,
      least: 3,
      most: null,
      hours: ['08:30', '15:00'],
    },
    {},
  ],
  [
    { name: 'Reef Camp', price: 500_000, days: 2, minutes: 240, least: 1, most: 3, hours: [] },
    { days: '2', minutes: '240', min_people: '1', max_people: '3' },
  ],
  [
    { name: 'Two Hours', price: 400_000, days: 1, minutes: 120, least: 1, most: null, hours: ['07:00', '17:00'] },
    { minutes: '120', min_people: '1' },
  ],
  [
    { name: 'Our Private Family', price: 450_000, days: 1, minutes: 60, least: 1, most: 4, hours: ['09:30'] },
    { minutes: '60', min_people: '1', max_people: '4' },
  ],
];

/** All that a school offers: without an hour, with one and with two; of one day and of several. */
export async function offerLessons(test: TestApp, school: School, token: string): Promise<KeptLesson[]> {
  const { addLesson } = await coursesAt(test, school, token);
  const lessons = Object.entries(named).map(([kind, about]) => ({ ...about, id: school.lessons[kind as 'group'] }));
  for (const [about, fields] of added) {
    const { name, price, hours } = about;
    const times = hours.length > 0 && { start_times: [...hours] };
    lessons.push({ ...about, id: (await addLesson({ name, price: String(price), ...fields, ...times })).id });
  }
  return lessons;
}
