import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SurfSpotsPage } from '../../../../../src/features/admin/surf-spots/SurfSpotsPage';
import {
  checkNewSpot,
  checkSpot,
  type NewSpotValues,
} from '../../../../../src/features/admin/surf-spots/surfSpotRules';
import { listOf, makeSpot } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { field, imageFile, openScreen, REASON, said, testScreen } from './screenSuite';

const row = makeSpot({ name: 'Kuta', location: 'Badung', description: 'Sand', location_url: 'https://maps.example/k' });
const route = '/admin/surfspot';
const list = '/api/surf-spots';

async function fillNew(user: UserEvent) {
  await user.type(field('Name'), 'Legian');
  await user.type(field('Location'), 'North');
  await user.selectOptions(field('Difficulty Level'), 'Advanced');
  await user.type(field('Description'), 'Peaks');
  await user.type(field('Location URL'), 'https://maps.example/l');
  await user.upload(field('Image'), imageFile());
}

testScreen({
  Page: SurfSpotsPage,
  route,
  list,
  row,
  title: 'Manage Surf Spots',
  columns: ['Name', 'Location', 'Difficulty', 'Description', 'Location URL', 'Image'],
  cells: ['Kuta', 'Badung', 'Beginner', 'Sand', 'View Map', 'Preview'],
  empty: 'No surf spots available.',
  changes: {
    add: {
      open: 'Add Surf Spot',
      dialog: 'Add Surf Spot',
      fill: fillNew,
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: {
        name: 'Legian',
        location: 'North',
        difficulty_level: 'ADVANCED',
        description: 'Peaks',
        location_url: 'https://maps.example/l',
        image_url: 'wave.png',
      },
      answer: makeSpot({ name: 'Legian' }),
      success: 'Surf Spot added successfully!',
      failure: 'Failed to create Surf Spot: {message}',
      refused: `Failed to create Surf Spot: ${REASON}`,
      shows: 'Legian',
    },
    edit: {
      open: 'Edit Kuta',
      dialog: 'Edit Surf Spot',
      fill: async (user) => {
        await user.type(field('Name'), ' Beach');
        await user.selectOptions(field('Difficulty Level'), 'Intermediate');
      },
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: {
        name: 'Kuta Beach',
        location: 'Badung',
        difficulty_level: 'INTERMEDIATE',
        description: 'Sand',
        location_url: 'https://maps.example/k',
      },
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
      hides: 'Kuta',
    },
  },
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
  };
  test.each<[Partial<NewSpotValues>, string | undefined]>([
    [{}, undefined],
    [{ image: imageFile(), imageUrl: 'nonsense' }, undefined],
    [{ name: ' ' }, ALL],
    [{ location: '' }, ALL],
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
  await user.type(field('Image URL'), 'https://pictures.example/k.png');
  await user.click(screen.getByText('Add'));
  await said('Surf Spot added successfully!');
  expect((calls[0]?.body as FormData).get('image_url')).toBe('https://pictures.example/k.png');
});

test('an unfinished form says so and makes no call; the map opens in a new tab', async () => {
  mockCall('get', list, { json: listOf([row, makeSpot({ location_url: 'javascript:alert(1)', image_url: null })]) });
  const { user } = openScreen(SurfSpotsPage, route);
  expect(await said('No Image')).toBeInTheDocument();
  expect(screen.getAllByText('View Map')).toHaveLength(1);
  expect(screen.getByText('View Map')).toHaveAttribute('target', '_blank');
  await user.click(screen.getByLabelText('Edit Kuta'));
  await user.clear(field('Description'));
  await user.click(screen.getByText('Save'));
  expect(await said('All fields are required!')).toBeInTheDocument();
  expect(field('Description')).toHaveFocus();
});

test('a row without an id cannot be deleted', async () => {
  mockCall('get', list, { json: listOf([{ ...row, id: '' }]) });
  const { user } = openScreen(SurfSpotsPage, route);
  await user.click(await screen.findByLabelText('Delete Kuta'));
  await user.click(screen.getByText('Delete', { selector: '[role=dialog] *' }));
  expect(await said('Surf Spot data is missing.')).toBeInTheDocument();
});
