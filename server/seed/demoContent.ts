/** The demo school's content but its lessons, in both languages: fictional people. Pictures are files of public/pictures. */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { videos } from '../db/schema.ts';

export const demoSurfSpots = [
  {
    name: 'Kuta Beach',
    meetingPoint: 'The board racks at the end of Jalan Pantai Contoh, beside the lifeguard tower',
    location: 'Kuta, Badung',
    difficultyLevel: 'BEGINNER',
    picture: 'spot-kuta.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7184&mlon=115.1686#map=15/-8.7184/115.1686',
    description:
      'Five kilometres of sand and a forgiving beach break: the place where most of Bali’s surfers stood up for the first time. Best from low to mid tide, when the white water rolls long and gentle.',
    indonesian: {
      name: 'Pantai Kuta',
      description:
        'Lima kilometer pasir dan ombak pantai yang ramah: di sinilah kebanyakan peselancar Bali pertama kali berdiri di atas papan. Paling bagus saat air surut sampai pasang sedang, ketika buih ombak bergulung panjang dan lembut.',
      meeting_point: 'Di rak papan, ujung Jalan Pantai Contoh, di samping menara penjaga pantai',
    },
  },
  {
    name: 'Legian Beach',
    meetingPoint: 'The steps to the beach at the end of Jalan Contoh Legian',
    location: 'Legian, Badung',
    difficultyLevel: 'BEGINNER',
    picture: 'spot-legian.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7050&mlon=115.1670#map=15/-8.7050/115.1670',
    description:
      'Kuta’s quieter neighbour. The banks shift with the season and offer soft peaks in both directions, with more room for first turns.',
    indonesian: {
      name: 'Pantai Legian',
      description:
        'Tetangga Kuta yang lebih tenang. Gundukan pasirnya berpindah mengikuti musim dan memberi puncak ombak lembut ke dua arah, dengan ruang lebih luas untuk belokan pertama.',
      meeting_point: 'Di tangga menuju pantai, ujung Jalan Contoh Legian',
    },
  },
  {
    name: 'Canggu, Batu Bolong',
    meetingPoint: 'The car park at the river mouth, beside the temple',
    location: 'Canggu, Badung',
    difficultyLevel: 'INTERMEDIATE',
    picture: 'spot-canggu.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.6594&mlon=115.1302#map=15/-8.6594/115.1302',
    description:
      'Black sand, a river mouth and a mellow reef that longboarders love. It works on most tides; paddle out beside the peak and wait your turn.',
    indonesian: {
      description:
        'Pasir hitam, muara sungai, dan karang jinak yang disukai para longboarder. Ombaknya bagus di hampir semua pasang; mendayunglah lewat samping puncak ombak dan tunggu giliran Anda.',
      meeting_point: 'Di tempat parkir muara sungai, di samping pura',
    },
  },
  {
    name: 'Balangan',
    meetingPoint: 'The top of the stairs to the beach',
    location: 'Jimbaran, Badung',
    difficultyLevel: 'INTERMEDIATE',
    picture: 'spot-balangan.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.7920&mlon=115.1235#map=15/-8.7920/115.1235',
    description:
      'A fast left along a limestone cliff. At mid tide and a small swell it is a fine step up from the beach; below that the reef is close.',
    indonesian: {
      description:
        'Ombak kiri yang cepat di sepanjang tebing kapur. Saat pasang sedang dan swell kecil, cocok sebagai langkah berikutnya setelah pantai pasir; lebih surut dari itu, karangnya dekat.',
      meeting_point: 'Di puncak tangga menuju pantai',
    },
  },
  {
    name: 'Uluwatu',
    meetingPoint: 'The top of the stairs to the cave',
    location: 'Pecatu, Badung',
    difficultyLevel: 'ADVANCED',
    picture: 'spot-uluwatu.jpg',
    locationUrl: 'https://www.openstreetmap.org/?mlat=-8.8150&mlon=115.0880#map=15/-8.8150/115.0880',
    description:
      'The famous left below the temple: several sections over shallow reef, strong currents and an entry through a cave. For experienced surfers, with a guide the first time.',
    indonesian: {
      description:
        'Ombak kiri yang terkenal di bawah pura: beberapa bagian di atas karang dangkal, arus kuat, dan jalan masuk lewat gua. Untuk peselancar berpengalaman, dengan pemandu pada kali pertama.',
      meeting_point: 'Di puncak tangga menuju gua',
    },
  },
] as const;

/** Their people stand on the right, beside the words: that point stays in view, which no machine would find. */
export const demoSlides = ['hero-1.jpg', 'hero-2.jpg', 'hero-3.jpg'].map((picture) => ({
  picture,
  focus: { focus_x: 0.88, focus_y: 0.22 },
}));

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
