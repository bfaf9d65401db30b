import type { products } from '../db/schema.ts';

/** The demo school's lessons: true-to-life prices in rupiah. Pictures are files of public/pictures. */

type Facts = Required<
  Pick<typeof products.$inferInsert, 'days' | 'minutes' | 'minPeople' | 'maxPeople' | 'level' | 'startTimes'>
>;
interface DemoCategory {
  name: string;
  description: string;
  lessons: (Facts & { name: string; price: number; picture: string; description: string })[];
}

/** Lists show them in this order: what most people book comes first. */
export const demoCategories: DemoCategory[] = [
  {
    name: 'Group Lessons',
    description: 'Three or more people, plenty of laughter. Small groups, so that everybody gets a push.',
    lessons: [
      {
        name: 'Group Surf Lesson',
        days: 1,
        minutes: 90,
        minPeople: 3,
        maxPeople: null,
        level: 'BEGINNER',
        startTimes: ['07:00', '09:30'],
        price: 350000,
        picture: 'lesson-group.jpg',
        description:
          'The classic first lesson for beginners: how to paddle, pop up and fall well, then ninety minutes of white water with your friends.',
      },
      {
        name: 'Family Group Lesson',
        days: 1,
        minutes: 90,
        minPeople: 3,
        maxPeople: null,
        level: 'BEGINNER',
        startTimes: ['07:00'],
        price: 325000,
        picture: 'lesson-family.jpg',
        description:
          'Parents and children together, from three people. One instructor for every three surfers, and the calm water of the early morning.',
      },
      {
        name: 'Sunset Group Session',
        days: 1,
        minutes: 90,
        minPeople: 3,
        maxPeople: null,
        level: null,
        startTimes: ['16:30'],
        price: 375000,
        picture: 'lesson-sunset-group.jpg',
        description:
          'The group lesson in the light that everybody photographs. We stay in the water until the sky turns gold.',
      },
    ],
  },
  {
    name: 'Semi-Private Lessons',
    description: 'Two friends, one instructor. Take turns, cheer, and learn from each other’s wipe-outs.',
    lessons: [
      {
        name: 'Semi-Private Surf Lesson',
        days: 1,
        minutes: 90,
        minPeople: 2,
        maxPeople: 2,
        level: null,
        startTimes: ['07:00', '09:30'],
        price: 500000,
        picture: 'lesson-semi.jpg',
        description:
          'For two people of a similar level. You share an instructor and the best seat for watching your friend’s first ride.',
      },
      {
        name: 'Semi-Private Intermediate Lesson',
        days: 1,
        minutes: 90,
        minPeople: 2,
        maxPeople: 2,
        level: 'INTERMEDIATE',
        startTimes: [],
        price: 550000,
        picture: 'lesson-intermediate.jpg',
        description:
          'You stand up safely and want to turn. Two surfers, one coach, unbroken waves and a talk about every one of them.',
      },
    ],
  },
  {
    name: 'Private Lessons',
    description: 'One instructor, all eyes on you. The fastest way from the sand to a green wave.',
    lessons: [
      {
        name: 'Private Surf Lesson',
        days: 1,
        minutes: 90,
        minPeople: 1,
        maxPeople: 1,
        level: null,
        startTimes: ['07:00', '09:30', '15:00'],
        price: 650000,
        picture: 'lesson-private.jpg',
        description:
          'Ninety minutes with an instructor of your own. We begin where you are: on the sand, in the white water, or already trimming along the face.',
      },
      {
        name: 'Private Sunset Lesson',
        days: 1,
        minutes: 90,
        minPeople: 1,
        maxPeople: 1,
        level: null,
        startTimes: ['16:30'],
        price: 700000,
        picture: 'lesson-sunset.jpg',
        description:
          'The last light of the day, a softer wind and fewer boards in the water. A private session that ends in gold.',
      },
      {
        name: 'Private Kids Lesson',
        days: 1,
        minutes: 90,
        minPeople: 1,
        maxPeople: 1,
        level: 'BEGINNER',
        startTimes: ['07:00', '09:30'],
        price: 600000,
        picture: 'lesson-kids.jpg',
        description:
          'For children from six who can swim. A soft-top, a patient instructor at arm’s length, and waist-deep water throughout.',
      },
    ],
  },
  {
    name: '3 Days Beginner Courses',
    description: 'Three mornings in a row, one plan. By the third you read the waves before you paddle.',
    lessons: [
      {
        name: '3 Days Beginner Course, Private',
        days: 3,
        minutes: 90,
        minPeople: 1,
        maxPeople: 1,
        level: 'BEGINNER',
        startTimes: ['07:00'],
        price: 1750000,
        picture: 'course-private.jpg',
        description:
          'Three mornings in a row with an instructor of your own: white water on day one, unbroken waves by day three. One price for all three mornings: choose the first day.',
      },
      {
        name: '3 Days Beginner Course, Semi-Private',
        days: 3,
        minutes: 90,
        minPeople: 2,
        maxPeople: 2,
        level: 'BEGINNER',
        startTimes: ['07:00'],
        price: 1350000,
        picture: 'course-semi.jpg',
        description:
          'Three mornings in a row for two: a shared instructor who remembers yesterday, and a friend to celebrate with. One price per person for all three mornings: choose the first day.',
      },
      {
        name: '3 Days Beginner Course, Group',
        days: 3,
        minutes: 90,
        minPeople: 3,
        maxPeople: null,
        level: 'BEGINNER',
        startTimes: ['07:00'],
        price: 950000,
        picture: 'course-group.jpg',
        description:
          'Three mornings in a row for three people or more: the best value on the beach, and the loudest applause. One price per person for all three mornings: choose the first day.',
      },
    ],
  },
  {
    name: '3 Days Surf & Explore',
    description: 'A lesson every morning, another beach every day.',
    lessons: [
      {
        name: 'Three Beaches Surf Trip, Group',
        days: 3,
        minutes: 300,
        minPeople: 3,
        maxPeople: null,
        level: null,
        startTimes: ['07:00'],
        price: 1450000,
        picture: 'trip-three-beaches.jpg',
        description:
          '3 days, three beaches: we meet each morning and drive to the spot that suits the swell, with transport, boards and lunch. One price per person for all three mornings: choose the first day.',
      },
    ],
  },
  {
    name: 'Surf Guiding',
    description: 'For surfers who know how to ride and want to know where.',
    lessons: [
      {
        name: 'Surf Guide & Day Trip',
        days: 1,
        minutes: 240,
        minPeople: 1,
        maxPeople: 1,
        level: null,
        startTimes: [],
        price: 850000,
        picture: 'guide-day-trip.jpg',
        description:
          'A local guide, the right tide and the right reef. Half a day for one surfer: we drive to the reef together and surf for ninety minutes, with transport and a board of your choice.',
      },
      {
        name: 'Dawn Patrol Guiding',
        days: 1,
        minutes: 90,
        minPeople: 1,
        maxPeople: 1,
        level: 'INTERMEDIATE',
        startTimes: ['05:30'],
        price: 750000,
        picture: 'guide-dawn.jpg',
        description:
          'In the water before the wind and the crowd, for intermediate surfers and better. We meet in the dark, drive to the reef, surf for ninety minutes and are back for breakfast.',
      },
    ],
  },
];
