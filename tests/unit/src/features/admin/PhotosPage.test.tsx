import { fireEvent, screen, within } from '@testing-library/react';
import { PhotosPage } from '../../../../../src/features/admin/photos/photos';
import { HEIC_REFUSAL } from '../../../../../src/features/admin/resource/imageFiles';
import { listOf, makeImage } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { columnTexts, field, imageFile, openScreen, REASON, said, sent, testScreen } from './screenSuite';

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
  mockCall('post', list, () => new Promise<{ json: object }>((resolve) => (answer = resolve)));
  const { user } = openScreen(PhotosPage, route);
  await user.click(screen.getByText('Add Photo'));
  await choose(user);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByText('Add'));
  const bar = await screen.findByRole('progressbar', { name: 'Sending the image' });
  expect(bar).not.toHaveAttribute('value');
  answer({ json: { data: row } });
  expect(await said('Photo added successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

describe('several pictures at once', () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => imageFile(100, 'image/png', name));
  const names = (calls: { body: unknown }[]) => calls.map(({ body }) => sent(body));
  const states = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  async function chooseAll(chosen = files) {
    mockCall('get', list, { json: listOf([row]) });
    const view = openScreen(PhotosPage, route);
    await view.user.click(screen.getByText('Add Photo'));
    await view.user.upload(field('Image'), chosen);
    return view;
  }

  test('are sent one after another in their order, and the newest stands first', async () => {
    const calls = mockCall('post', list, (_call, index) => ({
      status: 201,
      json: { data: makeImage({ id: `new-${String(index)}`, image_url: `new-${String(index)}.webp` }) },
    }));
    const { user } = await chooseAll();
    expect(states()).toEqual(['a.pngWaiting', 'b.pngWaiting', 'c.pngWaiting']);
    await user.click(screen.getByText('Add'));
    await said('3 photos added successfully!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names(calls)).toEqual([{ image_url: 'a.png' }, { image_url: 'b.png' }, { image_url: 'c.png' }]);
    expect(columnTexts(1)).toEqual(['1', '2', '3', '4']);
    const pictures = [...document.querySelectorAll('tbody img')].map((image) => image.getAttribute('src'));
    expect(pictures[0]).toContain('new-2.webp');
    expect(pictures[3]).toContain('photo-1.webp');
  });

  test('show how far they are', async () => {
    const answers: (() => void)[] = [];
    mockCall(
      'post',
      list,
      () => new Promise((resolve) => answers.push(() => resolve({ json: { data: makeImage() } }))),
    );
    const { user } = await chooseAll();
    await user.click(screen.getByText('Add'));
    for (const done of [0, 1, 2]) {
      const bar = await screen.findByRole('progressbar', { name: `${String(done)} of 3 images added` });
      expect(bar).toHaveAttribute('value', String(done));
      expect(states()[done]).toMatch(/Sending\.\.\.$/);
      answers[done]?.();
    }
    await said('3 photos added successfully!');
  });

  test('one that fails stays with its reason, and is the only one sent again', async () => {
    const calls = mockCall('post', list, (_call, index) =>
      index === 1 ? failure(400, REASON) : { status: 201, json: { data: makeImage() } },
    );
    const { user } = await chooseAll();
    await user.click(screen.getByText('Add'));
    await said('1 of 3 images could not be added.');
    expect(states()).toEqual(['a.pngAdded', `b.png${REASON}`, 'c.pngAdded']);
    await user.click(screen.getByText('Add'));
    await said('Photo added successfully!');
    expect(names(calls)[3]).toEqual({ image_url: 'b.png' });
    expect(calls).toHaveLength(4);
  });

  test('one that cannot be a picture is not sent, and says why', async () => {
    const calls = mockCall('post', list, { status: 201, json: { data: makeImage() } });
    const { user } = await chooseAll([...files.slice(0, 2), imageFile(10, 'image/heic', 'd.heic')]);
    expect(states()).toEqual(['a.pngWaiting', 'b.pngWaiting', `d.heic${HEIC_REFUSAL}`]);
    await user.click(screen.getByText('Add'));
    await said('2 photos added successfully!');
    expect(names(calls)).toEqual([{ image_url: 'a.png' }, { image_url: 'b.png' }]);
  });

  test('chosen and not sent, are asked about before the dialog closes', async () => {
    const { user } = await chooseAll();
    await user.click(screen.getByText('Cancel'));
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  });
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
