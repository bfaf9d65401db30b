/** The demo school's content: fictional people, true-to-life prices in rupiah. Pictures are files of public/pictures. */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { videos } from '../db/schema.ts';

/** Lists show them in this order: what most people book comes first. */
export const demoCategories = [
  {
    name: 'Group Lessons',
    description: 'Three or more people, plenty of laughter. Small groups, so that everybody gets a push.',
    lessons: [
      {
        name: 'Group Surf Lesson',
        price: 350000,
        picture: 'lesson-group.jpg',
        description:
          'The classic first lesson for beginners: how to paddle, pop up and fall well, then ninety minutes of white water with your friends.',
      },
      {
        name: 'Family Group Lesson',
        price: 325000,
        picture: 'lesson-family.jpg',
        description:
          'Parents and children together, from three people. One instructor for every three surfers, and the calm water of the early morning.',
      },
      {
        name: 'Sunset Group Session',
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
        price: 500000,
        picture: 'lesson-semi.jpg',
        description:
          'For two people of a similar level. You share an instructor and the best seat for watching your friend’s first ride.',
      },
      {
        name: 'Semi-Private Intermediate Lesson',
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
        price: 650000,
        picture: 'lesson-private.jpg',
        description:
          'Ninety minutes with an instructor of your own. We begin where you are: on the sand, in the white water, or already trimming along the face.',
      },
      {
        name: 'Private Sunset Lesson',
        price: 700000,
        picture: 'lesson-sunset.jpg',
        description:
          'The last light of the day, a softer wind and fewer boards in the water. A private session that ends in gold.',
      },
      {
        name: 'Private Kids Lesson',
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
        price: 1750000,
        picture: 'course-private.jpg',
        description:
          'Three mornings in a row with an instructor of your own: white water on day one, unbroken waves by day three. One price for all three mornings: choose the first day.',
      },
      {
        name: '3 Days Beginner Course, Semi-Private',
        price: 1350000,
        picture: 'course-semi.jpg',
        description:
          'Three mornings in a row for two: a shared instructor who remembers yesterday, and a friend to celebrate with. One price per person for all three mornings: choose the first day.',
      },
      {
        name: '3 Days Beginner Course, Group',
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
        price: 1450000,
        picture: 'trip-three-beaches.jpg',
        description:
          '3 days, three beaches: we meet at the school each morning and drive to the spot that suits the swell, with transport, boards and lunch. One price per person for all three mornings: choose the first day.',
      },
    ],
  },
  {
    name: 'Surf Guiding',
    description: 'For surfers who know how to ride and want to know where.',
    lessons: [
      {
        name: 'Surf Guide & Day Trip',
        price: 850000,
        picture: 'guide-day-trip.jpg',
        description:
          'A local guide, the right tide and the right reef. Half a day for one surfer: we meet at the school, drive to the reef and surf for ninety minutes, with transport and a board of your choice.',
      },
      {
        name: 'Dawn Patrol Guiding',
        price: 750000,
        picture: 'guide-dawn.jpg',
        description:
          'In the water before the wind and the crowd, for intermediate surfers and better. We meet at the school in the dark, drive to the reef, surf for ninety minutes and are back for breakfast.',
      },
    ],
  },
];

export const demoSurfSpots = [
  {
    name: 'Kuta Beach',
    location: 'Kuta, Badung',
    difficultyLevel: 'BEGINNER',
    picture: 'spot-kuta.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=15/-8.7184/115.1686',
    description:
      'Five kilometres of sand and a forgiving beach break: the place where most of Bali’s surfers stood up for the first time. Best from low to mid tide, when the white water rolls long and gentle.',
  },
  {
    name: 'Legian Beach',
    location: 'Legian, Badung',
    difficultyLevel: 'BEGINNER',
    picture: 'spot-legian.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7050&mlon=115.1670#map=15/-8.7050/115.1670',
    description:
      'Kuta’s quieter neighbour. The banks shift with the season and offer soft peaks in both directions, with more room for first turns.',
  },
  {
    name: 'Canggu, Batu Bolong',
    location: 'Canggu, Badung',
    difficultyLevel: 'INTERMEDIATE',
    picture: 'spot-canggu.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.6594&mlon=115.1302#map=15/-8.6594/115.1302',
    description:
      'Black sand, a river mouth and a mellow reef that longboarders love. It works on most tides; paddle out beside the peak and wait your turn.',
  },
  {
    name: 'Balangan',
    location: 'Jimbaran, Badung',
    difficultyLevel: 'INTERMEDIATE',
    picture: 'spot-balangan.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7920&mlon=115.1235#map=15/-8.7920/115.1235',
    description:
      'A fast left along a limestone cliff. At mid tide and a small swell it is a fine step up from the beach; below that the reef is close.',
  },
  {
    name: 'Uluwatu',
    location: 'Pecatu, Badung',
    difficultyLevel: 'ADVANCED',
    picture: 'spot-uluwatu.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.8150&mlon=115.0880#map=15/-8.8150/115.0880',
    description:
      'The famous left below the temple: several sections over shallow reef, strong currents and an entry through a cave. For experienced surfers, with a guide the first time.',
  },
] as const;

export const demoSlides = ['hero-1.jpg', 'hero-2.jpg', 'hero-3.jpg'];

export const demoPhotos = [1, 2, 3, 4, 5, 6].map((number) => `gallery-${String(number)}.jpg`);

// Addresses that can be embedded; the demo school has no channel of its own.
const videoRows = [
  {
    title: 'Your first pop-up, step by step',
    videoUrl: 'https://www.youtube-nocookie.com/embed/videoseries?list=surf-pop-up',
  },
  { title: 'A morning at the beach', videoUrl: 'https://www.youtube-nocookie.com/embed/videoseries?list=surf-morning' },
];

type Table = PgTable & Record<'createdAt', PgColumn>;

const rowsOf = <T extends Table>(table: T, rows: T['$inferInsert'][]): { table: Table; rows: object[] } => ({
  table,
  rows,
});

/** What has neither pictures nor rules, by its tables. */
export const demoRows = [rowsOf(videos, videoRows)];

/** Days on which the demo school is closed: on Bali's day of silence nobody leaves the house. */
export const demoClosedDays = [{ date: '2027-03-08', reason: 'Nyepi' }];

/** Reviews that an administrator has made active, unless they say otherwise. */
export const demoReviews: { name: string; message: string; active?: boolean }[] = [
  {
    name: 'Jonas',
    message:
      'I stood up on the third wave and have not stopped smiling since. Patient people, warm water, good boards.',
  },
  {
    name: 'Mei Ling',
    message: 'Our two children were nervous. Ten minutes later they would not come out of the sea.',
  },
  {
    name: 'Tomás',
    message: 'Three days, three beaches, and on the last one a real green wave. Worth every rupiah.',
  },
  { name: 'Dewi', message: 'Pelatihnya sabar dan lucu. Ombak pertama saya tidak akan saya lupakan!' },
  {
    name: 'Anouk',
    message:
      'They told me honestly that the swell was too big and moved the lesson to the next day. That is a school I trust.',
  },
  {
    name: 'Priya',
    message: 'Small group, lots of pushes, and photos of every wipe-out. We laughed for ninety minutes.',
  },
  { name: 'Sam', active: false, message: 'Great lesson, but please add more hooks for the towels.' },
  { name: 'Leila', active: false, message: 'Booked twice already. Is there a discount for the fifth lesson?' },
];
