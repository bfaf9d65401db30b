import { seedBookings } from './seedBookings.ts';
import { DAY, dayAhead } from './days.ts';
import { raiseClosing } from './desk.ts';
import { exampleRow } from './examples.ts';
import { drawnPicture } from './pictures.ts';
import { type ContentName, type Fields, idOf, type Row, type School, type User } from './school.ts';

/** Lessons of a category by their prices. */
const lessonsOf = (category: string, description: string | null, prices: Record<string, number>): Fields[] =>
  Object.entries(prices).map(([name, price]) => ({ category, name, price, description }));

/** What is unlike the contract's example of the same list, which comes first. */
const unlike: Record<ContentName, Fields[]> = {
  images: [1, 2, 3, 4, 5].map((number) => ({ image_url: `photo-${String(number)}.svg` })),
  videos: [{ title: 'A morning at the beach', video_url: 'https://www.youtube-nocookie.com/embed/def456' }],
  carousels: [{ image_url: 'slide-2.svg' }, { image_url: 'slide-3.svg' }, { image_url: 'slide-4.svg', active: false }],
  'product-categories': [
    { name: 'Semi-private lessons', description: 'Two friends, one instructor.' },
    { name: 'Group lessons', description: 'Three or more people, plenty of laughter.' },
    { name: '3 days courses', description: 'Three mornings in a row, one plan.' },
    { name: 'Surf guiding', description: null },
  ],
  products: [
    { name: 'Private sunset lesson', price: 700_000, description: 'The last light of the day.' },
    { name: 'Private kids lesson', price: 600_000, description: 'For children from six who can swim.' },
    ...lessonsOf('Semi-private lessons', 'Two surfers share an instructor, 90 minutes.', {
      'Semi-private lesson': 500_000,
      'Semi-private intermediate lesson': 550_000,
    }),
    ...lessonsOf('Group lessons', 'Three surfers or more, 90 minutes.', {
      'Group lesson': 350_000,
      'Family group lesson': 325_000,
    }),
    ...lessonsOf('3 days courses', 'Three mornings in a row. One price for all three: choose the first day.', {
      '3 days beginner course, private': 1_750_000,
      '3 days beginner course, semi-private': 1_350_000,
      '3 days beginner course, group': 950_000,
    }),
    ...lessonsOf('Surf guiding', null, { 'Surf guide and day trip': 850_000, 'Dawn patrol': 750_000 }),
  ],
  testimonies: [
    { name: 'Mei Ling', message: 'Ten minutes later our children would not come out of the sea.' },
    { name: 'Dewi', message: 'Pelatihnya sabar dan lucu!' },
    { name: 'Tomás', message: 'On the last day a real green wave. Worth every rupiah.', email: 'tomas@example.com' },
    { name: 'Sam', message: 'Great lesson, but please add more hooks for the towels.', active: false },
    { name: 'Leila', message: 'Is there a discount for the fifth lesson?', email: 'leila@example.com', active: false },
  ],
  'surf-spots': [
    { name: 'Legian Beach', location: 'Legian, Badung', description: 'Soft peaks in both directions.' },
    { name: 'Canggu', location: 'Canggu, Badung', difficulty_level: 'INTERMEDIATE', location_url: null },
    { name: 'Uluwatu', location: 'Pecatu, Badung', difficulty_level: 'ADVANCED', description: 'A left over reef.' },
  ],
};

const listOf: Record<ContentName, string> = {
  images: 'listImages',
  videos: 'listVideos',
  carousels: 'listCarousels',
  'product-categories': 'listProductCategories',
  products: 'listProducts',
  testimonies: 'listTestimonies',
  'surf-spots': 'listSurfSpots',
};

const users: Omit<User, 'id' | 'password'>[] = [
  { name: 'Made Wirawan', email: 'admin@surf.example', role: 'ADMIN' },
  { name: 'Ketut Astawa', email: 'staff@surf.example', role: 'STAFF' },
  { name: 'Mei Ling', email: 'mei@example.com', role: 'CUSTOMER' },
  { name: 'Jonas Weber', email: 'jonas@example.com', role: 'CUSTOMER' },
];

/** The example of a list and rows like it. */
function contentOf(school: School, name: ContentName): Row[] {
  const example = exampleRow(school.operations, listOf[name]);
  const { image: _, ...first } = example;
  const rows = unlike[name].map(({ category, ...fields }, index): Row => {
    const id = idOf(`${name} ${String(index)}`);
    const categories = school.content['product-categories'];
    const group = categories.find((one) => one['name'] === category);
    const picture = 'image_url' in first && { image_url: `${name}-${String(index)}.svg` };
    const own = group && { product_category_id: group.id };
    return { ...first, ...picture, ...own, ...fields, id };
  });
  return [{ ...first, id: String(first['id']) }, ...rows];
}

const weeksAgo = (weeks: number): string => new Date(Date.now() - weeks * 7 * DAY).toISOString();

/** Fills the mock with a school whose rows name each other. */
export function seed(school: School): void {
  const names: ContentName[] = ['product-categories', ...(Object.keys(listOf) as ContentName[])];
  for (const name of new Set(names)) school.content[name].push(...contentOf(school, name));
  for (const [index, lesson] of school.content.products.entries()) lesson['created_at'] = weeksAgo(30 - index);
  const reviews = school.content.testimonies;
  for (const [index, review] of school.level === 2 ? reviews.entries() : [])
    Object.assign(review, { created_at: weeksAgo(9 - index), decided: index < reviews.length - 1 });
  for (const { image_url: name } of Object.values(school.content).flat())
    if (typeof name === 'string') school.pictures.set(name, drawnPicture(name));
  const sari = exampleRow(school.operations, 'listUsers') as unknown as User;
  const others = users.filter(({ role }) => role !== 'STAFF' || school.level === 2);
  school.users.push({ ...sari, password: null });
  school.users.push(...others.map((user) => ({ ...user, id: idOf(user.email), password: null })));
  seedBookings(school);
  if (school.level === 2) seedDays(school);
}

function seedDays(school: School): void {
  const open = { is_open: true, reason: null, capacity: null, note: null };
  school.days.set(dayAhead(1), { ...open, capacity: 30, note: 'The new boards arrive at noon.' });
  school.days.set(dayAhead(20), { ...open, capacity: 2 });
  school.days.set(dayAhead(12), { ...open, is_open: false, reason: 'Nyepi' });
  raiseClosing(school, dayAhead(12));
}
