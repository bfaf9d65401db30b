import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../../../../src/api';
import {
  checkFacts,
  disagreement,
  factsOf,
  type FactValues,
} from '../../../../../src/features/admin/products/factRules';
import { ProductsPage } from '../../../../../src/features/admin/products/products';
import { listOf, makeCategory, makeProduct } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { enter, field, openScreen, said, sent } from './screenSuite';

const route = '/admin/products';
const list = '/api/products';
const category = makeCategory({ name: 'Private lessons' });
const course = {
  days: 3,
  minutes: 120,
  min_people: 2,
  max_people: 6,
  level: 'BEGINNER',
  start_times: ['07:00', '09:30'],
} satisfies Partial<Product>;
const labels = ['Days', 'Minutes', 'People from', 'People to', 'Level', 'Start times'];

/** Opens the form of a product; `calls` are what it sends. */
async function openForm(changes: Partial<Product> = {}) {
  const row = makeProduct({ product_category_id: category.id, name: 'Sunrise', description: null, ...changes });
  mockCall('get', '/api/product-categories', { json: listOf([category]) });
  mockCall('get', list, { json: listOf([row]) });
  const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
  const { user } = openScreen(ProductsPage, route);
  await user.click(await screen.findByLabelText(`Edit ${row.name}`));
  await screen.findByText('Private lessons', { selector: 'option' });
  const save = async () => {
    await user.click(screen.getByText('Save'));
    await said('Product updated successfully!');
    return sent(calls[0]?.body) as Record<string, unknown>;
  };
  return { user, calls, save };
}

describe('what a lesson says of itself', () => {
  test('stands in its form and is sent as it is typed', async () => {
    const { user, save } = await openForm(course);
    expect(labels.map((label) => (field(label) as HTMLInputElement).value)).toEqual([
      '3',
      '120',
      '2',
      '6',
      'BEGINNER',
      '07:00, 09:30',
    ]);
    enter({ Days: ' 2', Minutes: '90', 'People from': '1', 'People to': '4', 'Start times': '6:30 16.00' });
    await user.selectOptions(field('Level'), 'Advanced');
    const facts = { days: '2', minutes: '90', min_people: '1', max_people: '4', level: 'ADVANCED' };
    expect(await save()).toMatchObject({ ...facts, start_times: ['06:30', '16:00'] });
  });

  test('is taken away by empty fields', async () => {
    const { user, save } = await openForm(course);
    enter({ Days: '', Minutes: ' ', 'People from': '', 'People to': '', 'Start times': '' });
    await user.selectOptions(field('Level'), 'Not set');
    const empty = { days: '', minutes: '', min_people: '', max_people: '', level: '', start_times: '' };
    expect(await save()).toMatchObject(empty);
  });

  test('is not sent where fields were empty before', async () => {
    const { save } = await openForm({ ...course, days: null, level: null, start_times: [] });
    expect(Object.keys(await save())).toEqual([
      'product_category_id',
      'name',
      'price',
      'minutes',
      'min_people',
      'max_people',
    ]);
  });

  test('is sent with a new lesson, if it is filled in', async () => {
    const { user } = await openForm();
    await user.click(within(screen.getByRole('dialog')).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const calls = mockCall('post', list, { status: 201, json: { data: makeProduct() } });
    await user.click(screen.getByText('Add Product'));
    await user.selectOptions(await screen.findByLabelText('Category'), 'Private lessons');
    enter({ Name: 'Camp', Price: '1', 'People from': '4', 'Start times': '07:00' });
    await user.click(screen.getByText('Add'));
    await said('Product added successfully!');
    expect(sent(calls[0]?.body)).toEqual({
      product_category_id: category.id,
      name: 'Camp',
      price: '1',
      min_people: '4',
      start_times: '07:00',
    });
  });

  test('is neither shown nor sent with a backend of level 1', async () => {
    setLevel(1);
    const { save } = await openForm({ ...course, name: 'Private Yoga, 5 days' });
    for (const label of labels) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    expect(field('Price')).toHaveAccessibleDescription('Rupiah for one person and one session.');
    expect(screen.queryByText(/say something else/)).not.toBeInTheDocument();
    expect(Object.keys(await save())).toEqual(['product_category_id', 'name', 'price']);
  });
});

test('each field says what the name gives, as it is typed, and the price what it is for', async () => {
  await openForm({ name: 'Group Surf Lesson' });
  const hints = () =>
    labels
      .map((label) => field(label).getAttribute('aria-describedby'))
      .map((id) => document.getElementById(id ?? '')?.textContent);
  expect(hints()).toEqual([
    'By its name: 1 day.',
    'By its name: 90.',
    'By its name: 3 people or more.',
    'By its name: 3 people or more.',
    'By its name: none.',
    'Up to 6 in order, such as 07:00, 09:30. By its name: usually 07:00.',
  ]);
  enter({ Name: 'Private Sunset Course for beginners', Description: '3 days of fun' });
  expect(hints()).toEqual(
    expect.arrayContaining(['By its name: 3 days.', 'By its name: 1 person.', 'By its name: Beginner.']),
  );
  expect(field('Start times')).toHaveAccessibleDescription(/usually 16:30/);
  expect(field('Price')).toHaveAccessibleDescription('Rupiah for one person and all 3 days.');
  enter({ Days: '1', 'People from': '2' });
  expect(field('People to')).toHaveAccessibleDescription('Empty: without a limit.');
  expect(field('Price')).toHaveAccessibleDescription('Rupiah for one person and one session.');
});

test('a lesson whose words say something else is warned of, and saved', async () => {
  const { save } = await openForm({ name: 'Family Private Surf & Yoga', description: '3 days of fun' });
  expect(screen.queryByText(/say something else/)).not.toBeInTheDocument();
  enter({ Days: '1', 'People from': '1', 'People to': '8' });
  expect(screen.getByText(/The name and the description say something else: 1 person, 3 days\./)).toBeVisible();
  expect(await save()).toMatchObject({ days: '1', min_people: '1', max_people: '8' });
});

test('what does not go together is said, and nothing is sent', async () => {
  const { user, calls } = await openForm();
  enter({ 'People from': '4', 'People to': '2' });
  await user.click(screen.getByText('Save'));
  expect((await screen.findAllByText('The people must not go to fewer than they begin with.')).length).toBeGreaterThan(
    0,
  );
  expect(field('People to')).toHaveFocus();
  expect(field('People to')).toBeInvalid();
  expect(calls).toHaveLength(0);
});

const facts = (changes: Partial<FactValues>): FactValues => ({ ...factsOf({}), ...changes });

test.each<[Partial<FactValues>, refused: { field: keyof FactValues; message?: string } | null]>([
  [{}, null],
  [{ days: '14', minutes: '15', minPeople: '1', maxPeople: '100', level: 'BEGINNER' }, null],
  [{ minPeople: '4' }, null],
  [{ minPeople: '4', maxPeople: '4' }, null],
  [{ days: '0' }, { field: 'days', message: 'Please enter the days as a whole number from 1 to 14.' }],
  [{ days: '15' }, { field: 'days' }],
  [{ days: '1.5' }, { field: 'days' }],
  [{ minutes: '14' }, { field: 'minutes', message: 'Please enter the minutes as a whole number from 15 to 600.' }],
  [{ minutes: '601' }, { field: 'minutes' }],
  [{ minPeople: '0' }, { field: 'minPeople', message: 'Please enter the people as a whole number from 1 to 100.' }],
  [{ minPeople: 'x' }, { field: 'minPeople' }],
  [{ minPeople: '1', maxPeople: '101' }, { field: 'maxPeople' }],
  [{ maxPeople: '4' }, { field: 'minPeople', message: 'Please enter also from how many people on.' }],
  [
    { minPeople: '10', maxPeople: '9' },
    { field: 'maxPeople', message: 'The people must not go to fewer than they begin with.' },
  ],
  [{ startTimes: '00:00, 05:30, 7.00;9:30 16:00\n23:59' }, null],
  [{ startTimes: '7' }, { field: 'startTimes', message: '“7” is no time. Write start times like this: 07:00, 09:30.' }],
  [
    { startTimes: '07:00, 24:00' },
    { field: 'startTimes', message: '“24:00” is no time. Write start times like this: 07:00, 09:30.' },
  ],
  [{ startTimes: '07:60' }, { field: 'startTimes' }],
  [{ startTimes: '07:00 7.00' }, { field: 'startTimes', message: 'The start time 07:00 stands there twice.' }],
  [
    { startTimes: '09:30, 07:00' },
    { field: 'startTimes', message: 'Please put the start times in order: 07:00, 09:30.' },
  ],
  [
    { startTimes: '1:00 2:00 3:00 4:00 5:00 6:00 7:00' },
    { field: 'startTimes', message: 'Please enter at most 6 start times.' },
  ],
])('%o: %o', (changes, refused) => {
  const refusal = checkFacts(facts(changes));
  if (refused === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject(refused);
});

test.each<[name: string, changes: Partial<FactValues>, others: string | null]>([
  ['Private Lesson', {}, null],
  ['Private Lesson', { minPeople: '1', maxPeople: '1', days: '1', minutes: '120', level: 'ADVANCED' }, null],
  ['Private Lesson', { minPeople: '1' }, '1 person'],
  ['Semi-Private Lesson', { minPeople: '1', maxPeople: '2' }, '2 people'],
  ['Group Lesson', { minPeople: '3', maxPeople: '8' }, null],
  ['Group Lesson', { minPeople: '2' }, '3 people or more'],
  ['Surf Camp', { minPeople: '4', days: '5' }, null],
  ['Surf Camp, 4 days', { days: '5' }, '4 days'],
  ['Beginner Course', { level: 'INTERMEDIATE' }, 'Beginner'],
  ['Beginner and Intermediate Camp', { level: 'BEGINNER' }, 'Beginner to Intermediate'],
])('%s with %o disagrees with: %s', (name, changes, others) => {
  const warning = disagreement({ name, description: '', ...facts(changes) });
  expect(warning?.replace(/^.*else: (.*?)\. .*$/, '$1') ?? null).toBe(others);
  expect(disagreement({ name: '', description: 'Half a day', ...facts({ minutes: '90' }) })).toContain('half a day');
});
