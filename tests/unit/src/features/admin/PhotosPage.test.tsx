import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PhotosPage } from '../../../../../src/features/admin/photos/photos';
import { HEIC_REFUSAL } from '../../../../../src/features/admin/shared/resource/imageFiles';
import { listOf, makeImage } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { columnTexts, field, imageFile, openScreen, REASON, said, testScreen } from './screenSuite';

const row = makeImage({ image_url: 'photo-1.webp' });
const route = '/admin/photo';
const list = '/api/images';
const choose = async (user: { upload: (element: HTMLElement, file: File) => Promise<void> }) =>
  user.upload(field('Image'), imageFile());

testScreen({
  Page: PhotosPage,
  route,
  list,
  row,
  title: 'Manage Photo',
  columns: {
    Image: 'Preview',
  },
  empty: 'No photos available.',
  changes: {
    add: {
      open: 'Add Photo',
      dialog: 'Add Photo',
      fill: choose,
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: { image_url: 'wave.png' },
      answer: makeImage({ image_url: null }),
      loading: 'Adding image...',
      success: 'Photo added successfully!',
      failure: 'Failed to create photo.',
      shows: 'No Image',
    },
    edit: {
      open: 'Edit photo photo-1.webp',
      dialog: 'Edit Photo',
      fill: choose,
      submit: 'Update',
      busy: 'Updating...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { image_url: 'wave.png' },
      answer: { ...row, image_url: null },
      loading: 'Updating image...',
      success: 'Photo updated successfully!',
      failure: 'Failed to update photo.',
      shows: 'No Image',
    },
    delete: {
      open: 'Delete photo photo-1.webp',
      dialog: 'Delete Photo',
      says: 'Are you sure you want to delete the photo? This action cannot be undone.',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      loading: 'Deleting image...',
      success: 'Photo deleted successfully!!',
      failure: 'Failed to delete photo.',
      missing: 'Photo data is missing.',
      hides: 'Preview',
    },
  },
});

test.each(['Add Photo', 'Edit photo photo-1.webp'])('%s: an image is needed', async (button) => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(PhotosPage, route);
  await user.click(await screen.findByLabelText(button));
  await user.click(screen.getByText(/^(Add|Update)$/));
  expect(await said('Please select an image.')).toBeInTheDocument();
});

const MEGABYTE = 1024 * 1024;

test.each([
  ['a text file', imageFile(10, 'text/plain', 'wave.txt'), 'Please select an image.'],
  ['an SVG', imageFile(10, 'image/svg+xml', 'wave.svg'), 'Please select an image.'],
  ['a HEIC photo', imageFile(10, 'image/heic', 'IMG_1.HEIC'), HEIC_REFUSAL],
  ['a HEIC photo of which the browser knows no type', imageFile(10, '', 'IMG_1.heic'), HEIC_REFUSAL],
  ['10 MB', imageFile(10 * MEGABYTE), 'Image size must be less than 10MB.'],
])('%s is refused at once, and the choice is cleared', async (_what, file, message) => {
  mockCall('get', list, { json: listOf([]) });
  const { user } = openScreen(PhotosPage, route);
  await user.click(screen.getByText('Add Photo'));
  await user.upload(field('Image'), imageFile());
  expect(screen.getByAltText('The chosen image')).toHaveAttribute('src', 'blob:chosen');
  const input = field('Image');
  // As a file manager that does not mind `accept` would.
  fireEvent.change(input, { target: { files: [file] } });
  expect(await said(message)).toBeInTheDocument();
  expect(screen.queryByAltText('The chosen image')).not.toBeInTheDocument();
  expect(input).toHaveValue('');
});

test('just under 10 MB is taken', async () => {
  mockCall('get', list, { json: listOf([]) });
  const { user } = openScreen(PhotosPage, route);
  await user.click(screen.getByText('Add Photo'));
  await user.upload(field('Image'), imageFile(10 * MEGABYTE - 1));
  expect(screen.getByAltText('The chosen image')).toBeVisible();
});

test('while a picture is on its way, a bar says so and claims no more', async () => {
  mockCall('get', list, { json: listOf([]) });
  let answer: (given: { json: object }) => void = () => undefined;
  const calls = mockCall('post', list, () => new Promise<{ json: object }>((resolve) => (answer = resolve)));
  const { user } = openScreen(PhotosPage, route);
  await user.click(screen.getByText('Add Photo'));
  await choose(user);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByText('Add'));
  const bar = await screen.findByRole('progressbar', { name: 'Sending the image' });
  expect(bar).not.toHaveAttribute('value');
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ json: { data: row } });
  expect(await said('Photo added successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a list that cannot be loaded is not called empty', async () => {
  mockCall('get', list, failure(500, REASON));
  openScreen(PhotosPage, route);
  expect(await said(REASON)).toBeVisible();
  expect(screen.queryByText('No photos available.')).not.toBeInTheDocument();
});

test('twenty cards make a page', async () => {
  mockCall('get', list, { json: listOf(Array.from({ length: 21 }, () => makeImage())) });
  const { user } = openScreen(PhotosPage, route);
  await screen.findByLabelText('Pages');
  expect(columnTexts(1)).toHaveLength(20);
  await user.click(screen.getByText('Next'));
  expect(columnTexts(1)).toEqual(['21']);
});
