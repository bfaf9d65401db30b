import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SurfSpot } from '../../../../../src/api';
import { SurfSpotsPage } from '../../../../../src/features/admin/surf-spots/surfSpots';
import {
  checkNewSpot,
  checkSpot,
  indonesian,
  type NewSpotValues,
} from '../../../../../src/features/admin/surf-spots/surfSpotRules';
import { listOf, makeSpot } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { enter, field, imageFile, openScreen, said, sent, testScreen } from './screenSuite';

const row = makeSpot({ name: 'Kuta', location: 'Badung', description: 'Sand', location_url: 'https://maps.example/k' });
const route = '/admin/surfspot';
const list = '/api/surf-spots';
/** What the form sends of the row when nothing is changed. */
const unchanged = {
  name: 'Kuta',
  location: 'Badung',
  difficulty_level: 'BEGINNER',
  description: 'Sand',
  location_url: 'https://maps.example/k',
};

async function fillNew(user: UserEvent) {
  enter({ Name: 'Legian', Location: 'North', Description: 'Peaks', 'Location URL': 'https://maps.example/l' });
  await user.selectOptions(field('Difficulty Level'), 'Advanced');
  await user.upload(field('Image'), imageFile());
}

testScreen({
  Page: SurfSpotsPage,
  route,
  list,
  row,
  title: 'Manage Surf Spots',
  columns: {
    Name: 'Kuta',
    Location: 'Badung',
    Difficulty: 'Beginner',
    Description: 'Sand',
    'Location URL': 'View Map',
    Image: 'Preview',
  },
  empty: 'No surf spots available.',
  changes: {
    add: {
      open: 'Add Surf Spot',
      dialog: 'Add Surf Spot',
      fill: async (user) => {
        await fillNew(user);
        enter({ 'Meeting point': 'Under the banyan' });
      },
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: {
        name: 'Legian',
        location: 'North',
        difficulty_level: 'ADVANCED',
        description: 'Peaks',
        meeting_point: 'Under the banyan',
        location_url: 'https://maps.example/l',
        image_url: 'wave.png',
      },
      answer: makeSpot({ name: 'Legian' }),
      success: 'Surf Spot added successfully!',
      failure: 'Failed to create Surf Spot: {message}',
      shows: 'Legian',
    },
    edit: {
      open: 'Edit Kuta',
      dialog: 'Edit Surf Spot',
      fill: async (user) => {
        enter({ Name: 'Kuta Beach' });
        await user.selectOptions(field('Difficulty Level'), 'Intermediate');
      },
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { ...unchanged, name: 'Kuta Beach', difficulty_level: 'INTERMEDIATE' },
      answer: { ...row, name: 'Kuta Beach' },
      loading: 'Saving changes...',
      success: 'Surf spot updated successfully!',
      failure: 'Failed to update product.',
      shows: 'Kuta Beach',
    },
    delete: {
      open: 'Delete Kuta',
      dialog: 'Delete Surf Spot',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'Surf Spot deleted successfully!',
      failure: 'Failed to delete surf spot.',
      missing: 'Surf Spot data is missing.',
      hides: 'Kuta',
    },
  },
});

describe('where guests meet at a spot', () => {
  const meeting = makeSpot({ name: 'Kuta', meeting_point: 'At the board racks' });

  async function openForm(spot: SurfSpot) {
    mockCall('get', list, { json: listOf([spot]) });
    const calls = mockCall('put', `${list}/${spot.id}`, { json: { data: spot } });
    const { user } = openScreen(SurfSpotsPage, route);
    await user.click(await screen.findByLabelText('Edit Kuta'));
    const save = async () => {
      await user.click(screen.getByText('Save'));
      await said('Surf spot updated successfully!');
      return sent(calls[0]?.body);
    };
    return { save };
  }

  test('is changed, and taken away by an empty field', async () => {
    const { save } = await openForm(meeting);
    expect(field('Meeting point')).toHaveValue('At the board racks');
    expect(field('Meeting point')).toHaveAttribute('maxlength', '200');
    enter({ 'Meeting point': ' ' });
    expect(await save()).toMatchObject({ meeting_point: '' });
  });

  test('is not sent where it was empty before', async () => {
    const { save } = await openForm({ ...meeting, meeting_point: null });
    expect(await save()).not.toHaveProperty('meeting_point');
  });

  test('is neither shown nor sent with a backend of level 1', async () => {
    setLevel(1);
    const { save } = await openForm(meeting);
    expect(screen.queryByLabelText('Meeting point')).not.toBeInTheDocument();
    expect(await save()).not.toHaveProperty('meeting_point');
  });
});

describe('what a new spot needs', () => {
  const ALL = 'All fields are required. Please fill out every field.';
  const MAP = 'Please enter a valid Location URL.';
  const PICTURE = 'Please upload an image or enter a valid image URL.';
  const good: NewSpotValues = {
    name: 'Kuta',
    location: 'Badung',
    difficulty: 'BEGINNER',
    description: 'Sand',
    locationUrl: 'https://maps.example/k',
    image: null,
    imageUrl: 'https://pictures.example/k.png',
    meetingPoint: '',
    ...indonesian.initial(null),
  };
  test.each<[Partial<NewSpotValues>, string | undefined]>([
    [{}, undefined],
    [{ image: imageFile(), imageUrl: 'nonsense' }, undefined],
    [{ name: ' ' }, ALL],
    [{ location: '' }, ALL],
    [{ difficulty: '' }, ALL],
    [{ description: '' }, ALL],
    [{ locationUrl: '' }, ALL],
    [{ imageUrl: ' ' }, ALL],
    [{ locationUrl: 'maps' }, MAP],
    [{ locationUrl: 'javascript:alert(1)' }, MAP],
    [{ locationUrl: 'https://maps.example/a b' }, MAP],
    [{ imageUrl: 'picture.png' }, PICTURE],
  ])('%o: %s', (changes, message) => {
    expect(checkNewSpot({ ...good, ...changes })?.message).toBe(message);
  });

  test('a changed spot needs no address of a map', () => {
    expect(checkSpot({ ...good, locationUrl: '' })).toBeNull();
    expect(checkSpot({ ...good, description: '' })?.message).toBe('All fields are required!');
  });
});

test('an answer without a row is a failure', async () => {
  mockCall('get', list, { json: listOf([]) });
  mockCall('post', list, { status: 201, json: { data: [] } });
  const { user } = openScreen(SurfSpotsPage, route);
  await user.click(screen.getByText('Add Surf Spot'));
  await fillNew(user);
  await user.click(screen.getByText('Add'));
  expect(await said('Failed to create Surf Spot: No surf spot came back.')).toBeInTheDocument();
});

test('the picture may be an address instead of a file', async () => {
  mockCall('get', list, { json: listOf([]) });
  const calls = mockCall('post', list, { status: 201, json: { data: row } });
  const { user } = openScreen(SurfSpotsPage, route);
  await user.click(screen.getByText('Add Surf Spot'));
  await fillNew(user);
  await user.upload(field('Image'), []);
  enter({ 'Image URL': 'https://pictures.example/k.png' });
  await user.click(screen.getByText('Add'));
  await said('Surf Spot added successfully!');
  expect((calls[0]?.body as FormData).get('image_url')).toBe('https://pictures.example/k.png');
});

test('the level of a new spot has to be chosen', async () => {
  mockCall('get', list, { json: listOf([]) });
  const { user } = openScreen(SurfSpotsPage, route);
  await user.click(screen.getByText('Add Surf Spot'));
  await fillNew(user);
  await user.selectOptions(field('Difficulty Level'), 'Choose a level');
  await user.click(screen.getByText('Add'));
  expect(await said('All fields are required. Please fill out every field.')).toBeInTheDocument();
  expect(field('Difficulty Level')).toHaveFocus();
});

test('an emptied address of the map is sent empty, and so cleared', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const calls = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, location_url: null } } });
  const { user } = openScreen(SurfSpotsPage, route);
  await user.click(await screen.findByLabelText('Edit Kuta'));
  enter({ 'Location URL': '' });
  await user.click(screen.getByText('Save'));
  await said('Surf spot updated successfully!');
  expect(sent(calls[0]?.body)).toEqual({ ...unchanged, location_url: '' });
  expect(screen.queryByText('View Map')).not.toBeInTheDocument();
});

test('an unfinished form says so and makes no call; the map opens in a new tab', async () => {
  mockCall('get', list, { json: listOf([row, makeSpot({ location_url: 'javascript:alert(1)', image_url: null })]) });
  const { user } = openScreen(SurfSpotsPage, route);
  expect(await said('No Image')).toBeInTheDocument();
  expect(screen.getAllByText('View Map')).toHaveLength(1);
  expect(screen.getByText('View Map')).toHaveAttribute('target', '_blank');
  await user.click(screen.getByLabelText('Edit Kuta'));
  enter({ Description: '' });
  await user.click(screen.getByText('Save'));
  expect(await said('All fields are required!')).toBeInTheDocument();
  expect(field('Description')).toHaveFocus();
});

describe('deleting a spot that guests are coming to', () => {
  const question = 'Are you sure you want to delete the surf spot Kuta? This action cannot be undone.';
  const ask = async (upcoming_sessions: number) => {
    mockCall('get', list, { json: listOf([{ ...row, upcoming_sessions }]) });
    const { user } = openScreen(SurfSpotsPage, route);
    await user.click(await screen.findByLabelText('Delete Kuta'));
    return (await screen.findByText(question)).parentElement;
  };

  test('says how many sessions are booked there', async () => {
    expect(await ask(12)).toHaveTextContent(`${question}12 upcoming sessions use it, and stay booked.`);
  });

  test('says one session as one', async () => {
    expect(await ask(1)).toHaveTextContent(`${question}1 upcoming session uses it, and stays booked.`);
  });

  test('asks the documented question alone where nobody comes', async () => {
    expect(await ask(0)).toHaveTextContent(question, { normalizeWhitespace: true });
    expect(screen.queryByText(/upcoming/)).not.toBeInTheDocument();
  });

  test('still knows it after the spot was changed', async () => {
    mockCall('get', list, { json: listOf([{ ...row, upcoming_sessions: 12 }]) });
    mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, name: 'Kuta Beach' } } });
    const { user } = openScreen(SurfSpotsPage, route);
    await user.click(await screen.findByLabelText('Edit Kuta'));
    enter({ Name: 'Kuta Beach' });
    await user.click(screen.getByText('Save'));
    await said('Surf spot updated successfully!');
    await user.click(await screen.findByLabelText('Delete Kuta Beach'));
    expect(await screen.findByText('12 upcoming sessions use it, and stay booked.')).toBeInTheDocument();
  });
});
