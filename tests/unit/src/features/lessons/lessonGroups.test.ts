import { groupByCategory } from '../../../../../src/features/lessons/lessonGroups';
import { makeCategory, makeProduct } from '../../../../support/web/factories';

const group = makeCategory({ id: 'group', name: 'Group lessons', description: 'Learn together' });
const single = makeCategory({ id: 'single', name: 'Private lessons', description: null });

const lesson = (name: string, category: string, day: string) =>
  makeProduct({ name, product_category_id: category, created_at: `2025-01-${day}T00:00:00Z` });

test('lessons stand under their category, in the order in which they were made', () => {
  const lessons = [
    lesson('third', 'group', '03'),
    lesson('second', 'single', '02'),
    lesson('first', 'group', '01'),
    lesson('fourth', 'single', '04'),
  ];
  const groups = groupByCategory(lessons, [single, group]);
  expect(groups.map(({ name, description, lessons: own }) => [name, description, own.map((one) => one.name)])).toEqual([
    ['Group lessons', 'Learn together', ['first', 'third']],
    ['Private lessons', null, ['second', 'fourth']],
  ]);
  expect(lessons[0]?.name).toBe('third');
});

test('lessons whose category is unknown share a group without a name', () => {
  const groups = groupByCategory(
    [lesson('a', 'gone', '01'), lesson('b', 'group', '02'), lesson('c', 'lost', '03')],
    [group],
  );
  expect(groups.map(({ id, name, lessons }) => [id, name, lessons.map((one) => one.name)])).toEqual([
    ['', null, ['a', 'c']],
    ['group', 'Group lessons', ['b']],
  ]);
});

test('no lessons make no groups, whatever the categories', () => {
  expect(groupByCategory([], [group, single])).toEqual([]);
});

test('the order is that of the instants, however a server writes them', () => {
  const at = (created_at: string) => makeProduct({ name: created_at, product_category_id: 'group', created_at });
  const [inBali, utc, later] = ['2025-01-02T06:00:00+08:00', '2025-01-01T23:00:00.000Z', '2025-01-02T08:00:00+08:00'];
  const groups = groupByCategory([at(later), at(utc), at(inBali)], [group]);
  expect(groups[0]?.lessons.map(({ name }) => name)).toEqual([inBali, utc, later]);
});
