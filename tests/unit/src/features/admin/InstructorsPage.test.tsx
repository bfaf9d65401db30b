import { screen, waitFor, within } from '@testing-library/react';
import { InstructorsPage } from '../../../../../src/features/admin/instructors/instructors';
import { checkInstructor, indonesian } from '../../../../../src/features/admin/instructors/instructorRules';
import { rangesOf } from '../../../../../src/features/admin/shared/dayRanges';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import { listOf, makeInstructor } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { enter, field, imageFile, openScreen, REASON, said, sent, testScreen } from './screenSuite';

const row = makeInstructor({ away: ['2030-01-15', '2030-01-16'] });
const route = '/admin/instructors';
const list = '/api/instructors';
const unchanged = {
  name: 'Komang',
  role: 'From standing to turning',
  about: 'Rides a longboard as others dance.',
  languages: ['Indonesian', 'English'],
  is_active: 'true',
};

testScreen({
  Page: InstructorsPage,
  route,
  list,
  row,
  title: 'Manage Instructors',
  columns: {
    Name: 'Komang',
    Role: 'From standing to turning',
    Languages: 'Indonesian, English',
    Away: '15 Jan 2030 to 16 Jan 2030',
    Status: 'Active',
    Image: 'Preview',
  },
  empty: 'No instructors yet.',
  changes: {
    add: {
      open: 'Add Instructor',
      dialog: 'Add Instructor',
      fill: async (user) => {
        enter({ Name: 'Ayu', Role: 'Children', About: 'Knows a game.', Languages: ' English,, Japanese ' });
        await user.upload(field('Image'), imageFile());
      },
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: {
        name: 'Ayu',
        role: 'Children',
        about: 'Knows a game.',
        languages: ['English', 'Japanese'],
        image_url: 'wave.png',
        is_active: 'true',
      },
      answer: makeInstructor({ name: 'Ayu', away: [] }),
      success: 'Instructor added successfully!',
      failure: 'Failed to add the instructor.',
      shows: 'Ayu',
    },
    edit: {
      open: 'Edit Komang',
      dialog: 'Edit Instructor',
      fill: async (user) => {
        enter({ Name: 'Kadek' });
        await user.click(field('Active'));
      },
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { ...unchanged, name: 'Kadek', is_active: 'false' },
      answer: { ...row, name: 'Kadek', is_active: false },
      success: 'Instructor updated successfully!',
      failure: 'Failed to update the instructor.',
      shows: 'Inactive',
    },
    delete: {
      open: 'Delete Komang',
      dialog: 'Delete Instructor',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'Instructor deleted successfully!',
      failure: 'Failed to delete the instructor.',
      missing: 'Instructor data is missing.',
      hides: 'Komang',
    },
  },
});

test('emptied texts and languages are taken away, and the picture may be an address', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const calls = mockCall('put', `${list}/${row.id}`, { json: { data: row } });
  const { user } = openScreen(InstructorsPage, route);
  await user.click(await screen.findByLabelText('Edit Komang'));
  enter({ Role: ' ', About: '', Languages: ' , ', 'Image URL': 'https://pictures.example/k.png' });
  await user.click(screen.getByText('Save'));
  await said('Instructor updated successfully!');
  const picture = { image_url: 'https://pictures.example/k.png', is_active: 'true' };
  expect(sent(calls[0]?.body)).toEqual({ name: 'Komang', role: '', about: '', languages: '', ...picture });
});

test.each([
  [{}, undefined],
  [{ name: ' ' }, 'Please enter a name.'],
  [{ languages: 'a,b,c,d,e,f,g,h,i,j' }, undefined],
  [{ languages: 'a,b,c,d,e,f,g,h,i,j,k' }, 'Please enter at most 10 languages.'],
  [{ languages: 'x'.repeat(61) }, 'Please put a comma between two languages.'],
  [{ imageUrl: 'picture.png' }, 'Please enter a valid image URL.'],
  [{ imageUrl: 'picture.png', image: imageFile() }, undefined],
])('what an instructor needs: %o: %s', (changes, message) => {
  const good = {
    name: 'A',
    role: '',
    about: '',
    languages: '',
    image: null,
    imageUrl: '',
    isActive: true,
    ...indonesian.initial(null),
  };
  expect(checkInstructor({ ...good, ...changes })?.message).toBe(message);
});

test.each([
  [[schoolToday()], 'Today'],
  [[schoolToday(), dayAfter(schoolToday())], /^Until \d+ \w+ \d{4}$/],
])('who is away now: %o', async (away, text) => {
  mockCall('get', list, { json: listOf([{ ...row, away }]) });
  openScreen(InstructorsPage, route);
  expect(await screen.findByText(text)).toBeVisible();
});

describe('days away', () => {
  const today = schoolToday();
  const tomorrow = dayAfter(today);
  const path = `${list}/${row.id}/away`;

  async function openAway(away: string[]) {
    mockCall('get', list, { json: listOf([{ ...row, away }]) });
    const { user } = openScreen(InstructorsPage, route);
    await user.click(await screen.findByLabelText('Away Komang'));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Komang is away' })) };
  }

  test('are noted from one to another', async () => {
    const calls = mockCall('patch', path, { json: { data: { ...row, away: [tomorrow] } } });
    const { user, dialog } = await openAway([]);
    enter({ 'First day away': tomorrow, 'Last day away': tomorrow });
    await user.click(dialog.getByText('Save'));
    await screen.findByText(/^Komang is away /);
    expect(calls.map(({ body }) => body)).toEqual([{ from: tomorrow, to: tomorrow, is_away: true }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are taken back by the range, and shown as they are then', async () => {
    const calls = mockCall('patch', path, { json: { data: { ...row, away: ['2030-02-01'] } } });
    const { user, dialog } = await openAway([today, tomorrow, '2030-02-01']);
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getAllByText('Back')[0] ?? document.body);
    await screen.findByText(/^Komang is back /);
    expect(calls.map(({ body }) => body)).toEqual([{ from: today, to: tomorrow, is_away: false }]);
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });

  test.each([
    ['2030-01-02', '2030-01-01', 'The last day must not be before the first.'],
    ['2030-01-01', '2030-04-03', 'At most 92 days at once.'],
    ['', '2030-01-01', 'Please choose both days.'],
  ])('from %s to %s are not sent: %s', async (from, to, message) => {
    const { user, dialog } = await openAway([]);
    enter({ 'First day away': from, 'Last day away': to });
    await user.click(dialog.getByText('Save'));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  test('that were typed are not lost without a question', async () => {
    const { user, dialog } = await openAway([]);
    enter({ 'Last day away': dayAfter(tomorrow) });
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('You have unsaved changes.')).toBeVisible();
    await user.click(dialog.getByText('Keep editing'));
    expect(dialog.getByLabelText('Last day away')).toHaveValue(dayAfter(tomorrow));
    await user.click(dialog.getByText('Cancel'));
    await user.click(await dialog.findByText('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that could not be noted: why stays in the dialog', async () => {
    mockCall('patch', path, failure(409, REASON));
    const { user, dialog } = await openAway([]);
    await user.click(dialog.getByText('Save'));
    expect(await dialog.findByText(REASON)).toBeVisible();
  });

  test('are put together where they follow each other', () => {
    expect(rangesOf(['2030-01-30', '2030-01-31', '2030-02-01', '2030-02-03'])).toEqual([
      { from: '2030-01-30', to: '2030-02-01' },
      { from: '2030-02-03', to: '2030-02-03' },
    ]);
  });
});
